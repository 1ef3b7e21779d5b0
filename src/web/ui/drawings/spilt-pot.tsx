import { Drawing } from './drawing.tsx'

/** A pot tipped over: something went wrong, and it can be mended. */
export function SpiltPotDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="80" rx="48" ry="6" />
      <path d="m28 34 44-14 14 42c-10 12-34 18-46 6L28 34Z" />
      <path d="m30 40 44-14M26 48l-12 4c-5 2-6-4-2-6l12-4m56-19 11-4c5-2 7 4 2 6l-11 4" />
      <path className="accent" d="M84 62c6 4 12 8 18 16H58c8-2 18-6 26-16Z" />
      <path d="M38 16c-3-3 1-5-1-9m11 6c-3-3 1-5-1-9" />
    </Drawing>
  )
}
