import { Drawing } from './drawing.tsx'

/** A market crate with its vegetables: products. */
export function CrateDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="82" rx="46" ry="6" />
      <path d="M20 46h80l-6 34H26l-6-34Z" />
      <path d="M22 57h76M24 68h72" />
      <path d="M38 46V34m44 12V34" />
      <path d="M30 46c0-10 6-15 13-15s12 5 12 15" />
      <path className="green" d="M43 31c-1-5 1-9 5-12m-5 12c-3-3-7-4-10-3" />
      <path className="accent" d="M56 46c2-12 8-26 13-33 3 9 3 22 1 33" />
      <path className="green" d="M69 13c-2-3-5-4-8-4m8 4c0-4 2-7 5-8" />
      <path d="M74 46c0-9 5-14 11-14s10 5 10 14" />
      <path className="green" d="M85 32c0-4 2-6 5-7" />
    </Drawing>
  )
}
