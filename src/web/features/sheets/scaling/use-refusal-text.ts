import { useTranslations } from 'use-intl'
import type { UnknownFactor } from '#domain/scaling/scale-factor.ts'
import { nameOfLine } from '../sheet-view-line.ts'
import type { Scalable } from './scaled-to.ts'

/** Why a sheet cannot be scaled in a way, naming its line or itself. */
export function useRefusalText(sheet: Scalable & { title: string }) {
  const t = useTranslations()
  return ({ reason, lineId }: Pick<UnknownFactor, 'reason' | 'lineId'>): string => {
    const line = sheet.ingredients.find(({ id }) => id === lineId)
    const name = line === undefined ? sheet.title : nameOfLine(line)
    return t(`scaling.reasons.${reason}`, { name: name ?? t('document.ingredients.noProduct') })
  }
}
