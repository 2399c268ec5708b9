/** A text in which one part, such as a number with hyphens, never breaks over lines. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const at = text.indexOf(part)
  if (at < 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <span translate="no" className="whitespace-nowrap font-semibold">
        {part}
      </span>
      <span>{text.slice(at + part.length)}</span>
    </>
  )
}
