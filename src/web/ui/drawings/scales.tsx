import { Drawing } from './drawing.tsx'

/** A shop's scales in balance: a figure to weigh. */
export function ScalesDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="82" rx="40" ry="6" />
      <path d="M60 16v60M42 80h36c0-4-6-6-18-6s-18 2-18 6Z" />
      <path d="M24 26c12-6 24-6 36-4s24 2 36-4" />
      <path d="m24 26-12 26h24L24 26Zm72-8L84 44h24L96 18Z" />
      <path d="M12 52c2 8 22 8 24 0M84 44c2 8 22 8 24 0" />
      <circle className="accent-fill" cx="60" cy="14" r="4" />
    </Drawing>
  )
}
