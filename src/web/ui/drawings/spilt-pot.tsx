import { Drawing } from './drawing.tsx'

/** A pot tipped over: something went wrong, and it can be mended. */
export function SpiltPotDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="80" rx="50" ry="7" />
      <path d="m22 38 40-16 17 41c-11 10-33 17-42 8C30 62 27 52 22 38Z" />
      <path d="M22 38c6 4 36-8 40-16" />
      <path d="m33 62-9 4c-6 2-9-5-3-8l9-3m41-13 9-4c6-2 9 5 3 8l-9 3" />
      <path
        className="accent"
        d="M64 32c14 4 20 18 26 32 3 7 10 9 16 11 4 2 2 5-3 5H70c-6 0-6-4-1-6 6-2 9-5 10-11"
      />
      <path d="M96 50v.100M104 60v.100M90 40v.100" />
    </Drawing>
  )
}
