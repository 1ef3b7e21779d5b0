import { AT_WILL_WORDS } from './at-will.ts'
import { readMeasure } from './recipe-units.ts'
import { LINKING } from './recipe-name.ts'

/** Words in front of a name that say no quantity: 'un peu de', 'quelques', 'QS de', 'some'. */
const VAGUE = new RegExp(
  String.raw`^(?:un\s+(?:tout\s+)?(?:petit\s+)?peu|quelques|qq(?:s|es)?\.?|plusieurs|${AT_WILL_WORDS}|some|a\s+few|a\s+little|a\s+bit|plenty)(?!\p{Letter})\s*`,
  'iu',
)

/** The words of a vague quantity and the name behind them: 'quelques feuilles de menthe', 'Pincée de sel'. */
export function vagueStart(text: string): { words: string; name: string } | null {
  const [vague = ''] = VAGUE.exec(text) ?? []
  const behind = text.slice(vague.length).replace(LINKING, '')
  const read = readMeasure(vague === '' ? text : behind)
  if (read !== null && (read.measure === 'unmeasured' || (vague !== '' && 'counted' in read.measure))) {
    const linked = LINKING.exec(read.rest)?.[0].trim() !== ''
    const name = `${read.inName ?? ''}${read.rest}`.trimStart().replace(LINKING, '')
    // 'Filet de bœuf' is a name; a pinch is one only where something is pinched.
    if (name !== '' && (vague !== '' || linked)) return { words: `${vague}${read.word}`.trim(), name }
  }
  return vague === '' || behind === '' ? null : { words: vague.trim(), name: behind }
}
