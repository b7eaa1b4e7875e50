import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Textarea } from '../textarea.tsx'

type ReasonProps = {
  label: string
  hint?: string
  templates: readonly string[]
  value: string
  onChange: (reason: string) => void
  error: string | undefined
  optional?: boolean
}

// Ready sentences; pressing one writes it into the box.
export const Reason = ({ label, hint, templates, value, onChange, error, optional }: ReasonProps) => (
  <>
    <div className="flex flex-wrap gap-2">
      {templates.map((template) => (
        <Button
          key={template}
          aria-pressed={value === template}
          className="text-left font-normal aria-pressed:border-accent aria-pressed:bg-accent-soft"
          onClick={() => onChange(template)}
        >
          {template}
        </Button>
      ))}
    </div>
    <Field label={label} hint={hint} error={error} optional={optional}>
      <Textarea name="reason" maxLength={300} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  </>
)
