import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { DeletedItem } from '#contract/bin.ts'

/** What a deleted thing is, and what it was called. */
export function useBinNames() {
  const t = useTranslations('binPage')
  return useMemo(
    () => ({
      /** 'Plat de « Entrées »', 'Produits'. */
      kindOf: ({ kind, things, gamme }: DeletedItem) =>
        kind === 'dish' && gamme !== null ? t('dishOf', { gamme }) : t(`kinds.${kind}`, { count: things }),
      /** 'Beurre et 3 autres'. */
      nameOf: ({ name, things }: DeletedItem) => t('name', { name, others: things - 1 }),
    }),
    [t],
  )
}
