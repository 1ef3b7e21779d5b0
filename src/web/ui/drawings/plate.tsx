import { Drawing } from './drawing.tsx'

/** A set place with an empty plate: something is to be served here. */
export function PlateDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="80" rx="46" ry="6" />
      <circle cx="60" cy="45" r="30" />
      <circle cx="60" cy="45" r="20" />
      <path d="M16 18v16c0 5 10 5 10 0V18M21 18v56" />
      <path d="M104 74V18c-7 4-9 14-9 26h9" />
      <path className="accent" d="M52 49c4-8 12-11 18-10-2 8-9 12-18 10Zm0 0c3-3 7-5 11-6" />
    </Drawing>
  )
}
