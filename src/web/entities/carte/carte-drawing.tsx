import { Drawing } from '../../ui/drawings/drawing.tsx'

/** A folded menu card: illustrates cartes and gammes. */
export function CarteDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="82" rx="44" ry="6" />
      <path d="M30 14h42v62H30z" />
      <path d="m72 14 18 8v60l-18-6" />
      <path className="accent" d="M44 26h14" />
      <path d="M38 38h12m10 0h4M38 48h15m7 0h4M38 58h10m12 0h4" />
      <path d="M54 38h2m1 10h1m-6 10h4" strokeDasharray=".5 3" />
    </Drawing>
  )
}
