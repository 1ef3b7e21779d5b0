import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { usePageAccess, usePathAccess } from '#web/entities/use-page-access.ts'
import { useRegisteredActions } from '#web/lib/keyboard/palette-actions.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { useIsOperator } from '#web/lib/session/use-is-operator.ts'
import { orpc } from '#web/lib/query/api.ts'
import { OPERATOR_ENTRY, PALETTE_NAVIGATION } from '../navigation.ts'
import type { PaletteEntry } from './entries.ts'
import { address } from '#web/lib/navigation/address.ts'

/** What the shown page can do, what can be begun anywhere, and the pages; those that are for the reader's role. */
export function usePaletteEntries(goTo: (href: AppPath) => void): PaletteEntry[] {
  const t = useTranslations('shell')
  const isOperator = useIsOperator()
  const mayRead = usePageAccess()
  const mayOpen = usePathAccess()
  const queryClient = useQueryClient()
  const router = useRouter()
  const registered = useRegisteredActions()
  const goToSales = () =>
    queryClient.ensureQueryData(orpc.cartes.list.queryOptions()).then(
      ({ items: [first] }) =>
        void router.navigate({ href: address(first ? paths.sales(first.id) : paths.cartes) }),
      // Errors of the carte are shown on its page.
      () => void router.navigate({ href: address(paths.cartes) }),
    )
  const page = (key: string, label: string, run: () => void): PaletteEntry => ({
    id: `page ${key}`,
    kind: 'page',
    label,
    about: t('palette.kinds.page'),
    run,
  })
  const begins = [
    ['new-recipe', t('palette.newRecipe'), paths.newRecipe],
    ['import-sheets', t('palette.importSheets'), paths.importSheets],
    ['simulator', t('palette.simulator'), paths.simulator],
    ['purchases', t('palette.purchases'), paths.purchases],
  ] as const
  const pages = [...PALETTE_NAVIGATION, ...(isOperator ? [OPERATOR_ENTRY] : [])]
  return [
    ...registered.map(({ id, label, keywords, run }) => action(id, label, run, keywords)),
    ...begins.filter(([, , to]) => mayOpen(to)).map(([id, label, to]) => action(id, label, () => goTo(to))),
    ...pages
      .filter(({ to }) => mayOpen(to))
      .map(({ key, to }) => page(key, t(`navigation.${key}`), () => goTo(to))),
    ...(mayRead('/_workspace/cartes/$carteId/ventes/')
      ? [page('sales', t('palette.sales'), () => void goToSales())]
      : []),
  ]
}

function action(id: string, label: string, run: () => void, keywords?: string): PaletteEntry {
  return { id: `action ${id}`, kind: 'action', label, run, ...(keywords !== undefined && { keywords }) }
}
