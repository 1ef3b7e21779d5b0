import '@mantine/spotlight/styles.layer.css'
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  type SpotlightFilterFunction,
} from '@mantine/spotlight'
import { IconArrowRight, IconBolt, IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { useRegisteredActions } from '#web/lib/palette-actions.ts'
import { paths } from '#web/lib/paths.ts'
import { MEMBER_NAVIGATION } from '../shell/navigation.ts'

export { openSpotlight } from '@mantine/spotlight'

function isGroup(entry: SpotlightActionData | SpotlightActionGroupData): entry is SpotlightActionGroupData {
  return 'actions' in entry
}

function matches(action: SpotlightActionData, query: string): boolean {
  return foldForSearch(`${action.label ?? ''} ${String(action.keywords ?? '')}`).includes(query)
}

/** Case and accents aside, as every search of the house. */
const filter: SpotlightFilterFunction = (query, entries) => {
  const folded = foldForSearch(query.trim())
  return entries.flatMap<SpotlightActionData | SpotlightActionGroupData>((entry) => {
    if (!isGroup(entry)) return matches(entry, folded) ? [entry] : []
    const actions = entry.actions.filter((action) => matches(action, folded))
    return actions.length > 0 ? [{ ...entry, actions }] : []
  })
}

/** Everything within reach of a few letters: the pages, and what the shown page can do. */
export function Palette() {
  const t = useTranslations('shell')
  const router = useRouter()
  const registered = useRegisteredActions()

  const pages = [...MEMBER_NAVIGATION, { key: 'settings', to: paths.settings } as const].map((entry) => ({
    id: `page ${entry.key}`,
    label: t(`navigation.${entry.key}`),
    leftSection: <IconArrowRight size={18} stroke={1.6} aria-hidden />,
    onClick: () => void router.navigate({ href: entry.to }),
  }))
  const actions = [
    {
      id: 'new recipe',
      label: t('palette.newRecipe'),
      run: () => void router.navigate({ href: paths.newRecipe }),
    },
    {
      id: 'simulator',
      label: t('palette.simulator'),
      run: () => void router.navigate({ href: paths.simulator }),
    },
    {
      id: 'one-page recipe',
      label: t('palette.onePageRecipe'),
      run: () => void router.navigate({ href: paths.recipeBuilder }),
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
