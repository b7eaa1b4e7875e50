// The address of a shop without its beginning. It breaks after a stroke, and within a word only where a line holds no more.
export const ShopAddress = ({ url }: { url: string }) => (
  <>
    {url
      .replace(/^https?:\/\//, '')
      .split(/(?<=\/)/)
      .map((part, at) => (
        <span key={part}>
          {at > 0 && <wbr />}
          {part}
        </span>
      ))}
  </>
)
