import { Drawing } from './drawing.tsx'

/** A delivery at the kitchen door: suppliers. */
export function TruckDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="80" rx="50" ry="6" />
      <path d="M12 26h56v44H12z" />
      <path d="M68 40h20l16 16v14H68" />
      <path d="M76 46h10l9 10H76z" />
      <circle cx="32" cy="72" r="8" />
      <circle cx="86" cy="72" r="8" />
      <path className="accent" d="M24 46c6-8 14-8 20-2 3 3 8 3 12-1" />
      <path d="M2 40h6M0 50h8M4 60h4" />
    </Drawing>
  )
}
