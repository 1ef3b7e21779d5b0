import { Alert, Button, Text } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CartePublication } from '#contract/public-cartes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePublishSheets } from './publication-api.ts'
import classes from './publication.module.css'

/** As many as one reads before one looks at the list of recipes. */
const NAMED = 8

interface HiddenSheetsProps {
  carteId: string
  publication: Pick<CartePublication, 'hidden' | 'hiddenMenus'>
}

/** Dishes and menus of the carte that guests do not see, and what it takes that they do. */
export function HiddenSheets({ carteId, publication: { hidden, hiddenMenus } }: HiddenSheetsProps) {
  const t = useTranslations('publication.hidden')
  const textOf = useFailureText()
  const [failure, setFailure] = useState<unknown>(null)
  const priced = hidden.filter((sheet) => sheet.priced)
  const unpriced = hidden.filter((sheet) => !sheet.priced)
  const publishing = usePublishSheets({
    onDone: () => notifySuccess(t('published', { count: priced.length })),
    onFailed: setFailure,
  })
  if (hidden.length === 0 && hiddenMenus.length === 0) return null
  const dishes = hidden.reduce((sum, sheet) => sum + sheet.dishes, 0)

  const publish = () => {
    setFailure(null)
    publishing.mutate({ id: carteId, ficheIds: priced.map(({ ficheId }) => ficheId) })
  }

  return (
    <Alert
      color="saffron"
      icon={<IconEyeOff size={18} aria-hidden />}
      title={
        hidden.length > 0 ? t('title', { count: dishes }) : t('menusTitle', { count: hiddenMenus.length })
      }
      className={classes.hidden}
    >
      {hidden.length > 0 && <Text>{t('why')}</Text>}
      {priced.length > 0 && (
        <>
          <Links links={priced.map(sheetLink)} />
          <Button variant="default" onClick={publish} disabled={publishing.isPending}>
            {publishing.isPending ? t('publishing') : t('publish', { count: priced.length })}
          </Button>
        </>
      )}
      {failure !== null && <ErrorBanner text={textOf(failure, t('failed'))} />}
      {unpriced.length > 0 && (
        <>
          <Text>{t('unpriced', { count: unpriced.length })}</Text>
          <Links links={unpriced.map(sheetLink)} />
        </>
      )}
      {hiddenMenus.length > 0 && (
        <>
          <Text>{t('menus', { count: hiddenMenus.length })}</Text>
          <Links links={hiddenMenus.map(({ id, nom }) => ({ id, to: paths.menu(id), label: nom }))} />
        </>
      )}
    </Alert>
  )
}

function sheetLink({ ficheId, title }: CartePublication['hidden'][number]) {
  return { id: ficheId, to: paths.editRecipe(ficheId), label: title }
}

function Links({ links }: { links: readonly { id: string; to: `/${string}`; label: string }[] }) {
  const t = useTranslations('publication.hidden')
  const more = links.length - NAMED
  return (
    <ul className={classes.sheets}>
      {links.slice(0, NAMED).map(({ id, to, label }) => (
        <li key={id}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
      {more > 0 && <li>{t('more', { count: more })}</li>}
    </ul>
  )
}
