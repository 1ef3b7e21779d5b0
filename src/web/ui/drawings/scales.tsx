import { Drawing } from './drawing.tsx'

/** A shop's scales in balance: a figure to weigh. */
export function ScalesDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="82" rx="40" ry="6" />
      <path d="M60 18v56M42 80h36c0-4-6-6-18-6s-18 2-18 6Z" />
      <path d="M24 25c11-6 24-6 36-2 12-4 25-4 36 2" />
      <path d="m24 25-12 26h24L24 25Zm72 0L84 51h24L96 25Z" />
      <path d="M12 51c2 8 22 8 24 0m48 0c2 8 22 8 24 0" />
      <path className="green" d="M20 51c0-4 2-6 5-6s5 2 5 6m-5-6c0-2 1-3 3-4" />
      <circle className="accent-fill" cx="60" cy="15" r="3.500" />
      <path className="accent" d="M91 51v-6h10v6" />
    </Drawing>
  )
}
