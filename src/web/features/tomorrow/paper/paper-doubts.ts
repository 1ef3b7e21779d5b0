import type { Translate } from '#web/lib/i18n/translate.ts'
import type { PaperWords } from './paper-words.ts'
import type { PaperSource } from './production-paper.ts'

/** What of the day is not counted, or rests on a guess; none where all is known. */
export function paperDoubts(
  { plan, unknown, menusApart, menusGuessed }: PaperSource,
  t: Translate,
  words: PaperWords,
): string[] {
  const gone = plan.gone.reduce((sum, { portions }) => sum + portions, 0)
  const titles = new Map(plan.nodes.map(({ sheet }) => [sheet.id, sheet.title]))
  return [
    unknown > 0 && t('tomorrowPaper.doubts.unknown', { count: unknown }),
    gone > 0 && t('tomorrowPaper.doubts.gone', { count: gone }),
    menusApart.length > 0 && t('tomorrowPaper.doubts.menusApart', { names: menusApart.join(', ') }),
    menusGuessed.length > 0 && t('tomorrowPaper.doubts.menusGuessed', { names: menusGuessed.join(', ') }),
    ...plan.readyApart.flatMap(({ sheetId, quantity, unit, reason }) => {
      const name = titles.get(sheetId)
      // What is not needed need not be deducted.
      if (name === undefined) return []
      const amount = words.amount(quantity, unit, 'as-written')
      return [t('tomorrowPaper.doubts.ready', { amount, name, reason: t(`document.unknown.${reason}`) })]
    }),
  ].filter((text) => text !== false)
}
