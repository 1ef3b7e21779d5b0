import '@mantine/spotlight/styles.layer.css'
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  type SpotlightFilterFunction,
} from '@mantine/spotlight'
import { IconArrowRight, IconBolt, IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useRegisteredActions } from '#web/lib/keyboard/palette-actions.ts'
import { paths } from '#web/entities/paths.ts'
import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { PALETTE_NAVIGATION } from '../navigation.ts'

export { openSpotlight } from '@mantine/spotlight'

function isGroup(entry: SpotlightActionData | SpotlightActionGroupData): entry is SpotlightActionGroupData {
  return 'actions' in entry
}

function matches(action: SpotlightActionData, words: readonly string[]): boolean {
  return containsWords(foldForSearch(`${action.label ?? ''} ${String(action.keywords ?? '')}`), words)
}

/** Case and accents aside, as every search of the house. */
const filter: SpotlightFilterFunction = (query, entries) => {
  const words = searchWords(query)
  return entries.flatMap<SpotlightActionData | SpotlightActionGroupData>((entry) => {
    if (!isGroup(entry)) return matches(entry, words) ? [entry] : []
    const actions = entry.actions.filter((action) => matches(action, words))
    return actions.length > 0 ? [{ ...entry, actions }] : []
  })
}

/** Everything within reach of a few letters: the pages, and what the shown page can do. */
export function Palette() {
  const t = useTranslations('shell')
  const router = useRouter()
  const queryClient = useQueryClient()
  const registered = useRegisteredActions()

  const goTo = (href: AppPath) => void router.navigate({ href })
  const goToSales = () =>
    queryClient.ensureQueryData(orpc.cartes.own.queryOptions()).then(
      ({ id }) => goTo(paths.sales(id)),
      // Errors of the carte are shown on its page.
      () => goTo(paths.cartes),
    )
  const pages = [
    ...PALETTE_NAVIGATION.map(({ key, to }) => ({
      id: key,
      label: t(`navigation.${key}`),
      go: () => goTo(to),
    })),
    { id: 'sales', label: t('palette.sales'), go: () => void goToSales() },
  ].map(({ id, label, go }) => ({
    id: `page ${id}`,
    label,
    leftSection: <IconArrowRight size={18} stroke={1.6} aria-hidden />,
    onClick: go,
  }))
  const actions = [
    {
      id: 'new recipe',
      label: t('palette.newRecipe'),
      run: () => goTo(paths.newRecipe),
    },
    {
      id: 'simulator',
      label: t('palette.simulator'),
      run: () => goTo(paths.simulator),
    },
    {
      id: 'one-page recipe',
      label: t('palette.onePageRecipe'),
      run: () => goTo(paths.recipeBuilder),
    },
    ...registered,
  ].map(({ id, label, run, ...action }) => ({
    id,
    label,
    keywords: 'keywords' in action ? action.keywords : undefined,
    leftSection: <IconBolt size={18} stroke={1.6} aria-hidden />,
    onClick: run,
  }))

  return (
    <Spotlight
      attributes={{ content: { 'aria-label': t('palette.title') } }}
      overlayProps={{ color: 'var(--backdrop)', backgroundOpacity: 1, blur: 0 }}
      shortcut={null}
      scrollable
      maxHeight={420}
      filter={filter}
      actions={[
        { group: t('palette.actions'), actions },
        { group: t('palette.pages'), actions: pages },
      ]}
      nothingFound={t('palette.nothing')}
      searchProps={{
        radius: 0,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.placeholder'),
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
      }}
    />
  )
}
