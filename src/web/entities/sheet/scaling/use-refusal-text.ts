import { useTranslations } from 'use-intl'
import type { UnknownFactor } from '#domain/scaling/scale-factor.ts'
import { findLine } from './scaled-to.ts'
import type { Scalable } from './scaled-to.ts'

/** Why a sheet is not scaled in a way; a preparation that could not be read is no reason of the domain. */
export interface Refusal extends Pick<UnknownFactor, 'lineId'> {
  reason: UnknownFactor['reason'] | 'unread'
}

/** Why a sheet cannot be scaled in a way, naming its line or itself. */
export function useRefusalText(sheet: Scalable & { title: string }) {
  const t = useTranslations()
  return ({ reason, lineId }: Refusal): string => {
    const found = findLine(sheet.ingredients, lineId)
    const name = found === undefined ? sheet.title : found.name
    return t(`scaleWays.reasons.${reason}`, { name: name ?? t('document.ingredients.noProduct') })
  }
}
