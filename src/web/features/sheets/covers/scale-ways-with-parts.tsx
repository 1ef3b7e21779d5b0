import { ScaleWays } from '#web/entities/sheet/scaling/ways/scale-ways.tsx'
import type { ScaleWaysProps } from '#web/entities/sheet/scaling/ways/scale-ways.tsx'
import { useWithParts } from '../scaling/use-with-parts.ts'

/** The ways to scale a sheet, with the lines of its preparations once they are read. */
export function ScaleWaysWithParts({ scaling, ...props }: ScaleWaysProps) {
  const { sheet } = useWithParts(scaling.sheet, true)
  return <ScaleWays {...props} scaling={{ ...scaling, sheet }} />
}
