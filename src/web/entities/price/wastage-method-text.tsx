import { useTranslations } from 'use-intl'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'

/** 'Méthode de perte : Majoration', beside every cost that follows from it. */
export function WastageMethodText({ method }: { method: WastageMethod }) {
  const t = useTranslations('trade')
  return t('wastageMethod', { method: t(`wastageMethods.${method}`) })
}
