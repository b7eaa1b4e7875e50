type Props = {
  name: string
  // What one star means, then two, up to five: read aloud, and shown once it is chosen.
  labels: readonly [string, string, string, string, string]
  chosen?: number
}

// From one to five stars, each a radio button as large as a fingertip. What is chosen shows without any script.
// Put it in a `FieldGroup` for its heading and error.
export const StarInput = ({ name, labels, chosen }: Props) => (
  <div className="star-input relative -ml-1.5 flex pb-7">
    {labels.map((label, at) => (
      <label
        key={at}
        className="grid size-11 cursor-pointer place-items-center rounded-s text-3xl has-focus-visible:outline-3 has-focus-visible:outline-focus"
      >
        <input
          type="radio"
          name={name}
          value={at + 1}
          defaultChecked={chosen === at + 1}
          className="sr-only"
          aria-label={label}
        />
        <span aria-hidden>★</span>
        <b aria-hidden className="absolute bottom-0 left-2 text-sm text-ink-soft">
          {label}
        </b>
      </label>
    ))}
  </div>
)
