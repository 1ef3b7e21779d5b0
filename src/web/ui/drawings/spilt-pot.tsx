import { Drawing } from './drawing.tsx'

/** A pot tipped over: illustrates errors. */
export function SpiltPotDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="80" rx="50" ry="7" />
      <path d="m22 38 40-16 17 41c-11 10-33 17-42 8C30 62 27 52 22 38Z" />
      <path d="M22 38c6 4 36-8 40-16" />
      <path d="m33 62-9 4c-6 2-9-5-3-8l9-3m41-13 9-4c6-2 9 5 3 8l-9 3" />
      <path className="accent" d="M63 25c14 3 24 20 27 49" />
      <ellipse className="accent" cx="91" cy="79" rx="17" ry="4.500" />
      <path className="accent" d="M99 50c2 3 3 5 1 6s-3-2-1-6Zm9 12c2 3 3 5 1 6s-3-2-1-6Z" />
    </Drawing>
  )
}
