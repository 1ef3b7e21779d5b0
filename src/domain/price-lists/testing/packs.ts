import type { Measure } from '../../quantity/measure.ts'
import type { PackLevel } from '../pack-statements.ts'
import { readPack } from '../read-pack.ts'

/** A pack for tests: 'colis 8000 g > 4 sachet 2000 g', with '~' when approximate, '?' when ambiguous, '& 1400 g' for a second measure. */
export function summarizePack(text: string): string {
  const reading = readPack(text)
  if (!reading.known) return reading.reason
  const { levels, approximate, ambiguous, besides } = reading.pack
  return `${levels.map(level).join(' > ')}${approximate ? ' ~' : ''}${ambiguous ? ' ?' : ''}${besides === null ? '' : ` &${measured(besides)}`}`
}

function level({ container, count, each }: PackLevel): string {
  return `${count === 1 ? '' : `${String(count)} `}${container?.name ?? '·'}${each === null ? '' : measured(each)}`
}

function measured({ amount, dimension }: Measure): string {
  return ` ${String(Math.round(amount * 1000) / 1000)} ${dimension === 'weight' ? 'g' : 'ml'}`
}
