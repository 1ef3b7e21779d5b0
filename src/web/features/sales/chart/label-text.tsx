import type { PlacedLabel } from './place-labels.ts'

/** The name of a dish in the chart, in one line or two. */
export function LabelText({ label, chosen }: { label: PlacedLabel; chosen: boolean }) {
  const { lines, align, box } = label
  const x = { start: box.left, middle: (box.left + box.right) / 2, end: box.right }[align]
  const line = (box.bottom - box.top) / lines.length
  return (
    <text textAnchor={align} dominantBaseline="central" data-label data-chosen={chosen || undefined}>
      {lines.map((text, at) => (
        <tspan key={text} x={x} y={box.top + line * (at + 0.5)}>
          {text}
        </tspan>
      ))}
    </text>
  )
}
