import { Alert, Button, Text } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CartePublication } from '#contract/public-cartes.ts'
import { paths } from '#web/lib/paths.ts'
import { useFailureText } from '#web/lib/use-failure-text.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePublishSheets } from './publication-api.ts'
import classes from './publication.module.css'

/** As many as one reads before one looks at the list of recipes. */
const NAMED = 8

interface HiddenSheetsProps {
  carteId: string
  hidden: CartePublication['hidden']
}

/** Dishes of the carte that guests do not see, and what it takes that they do. */
export function HiddenSheets({ carteId, hidden }: HiddenSheetsProps) {
  const t = useTranslations('publication.hidden')
  const textOf = useFailureText()
  const [failure, setFailure] = useState<unknown>(null)
  const priced = hidden.filter((sheet) => sheet.priced)
  const unpriced = hidden.filter((sheet) => !sheet.priced)
  const publishing = usePublishSheets({
    onDone: () => notifySuccess(t('published', { count: priced.length })),
    onFailed: setFailure,
  })
  if (hidden.length === 0) return null

  const publish = () => {
    setFailure(null)
    publishing.mutate({ id: carteId, ficheIds: priced.map(({ ficheId }) => ficheId) })
  }

  return (
    <Alert
      color="saffron"
      icon={<IconEyeOff size={18} aria-hidden />}
      title={t('title', { count: hidden.length })}
      className={classes.hidden}
    >
      <Text>{t('why')}</Text>
      {priced.length > 0 && (
        <>
          <SheetLinks sheets={priced} />
          <Button variant="default" onClick={publish} disabled={publishing.isPending}>
            {publishing.isPending ? t('publishing') : t('publish', { count: priced.length })}
          </Button>
        </>
      )}
      {failure !== null && <ErrorBanner text={textOf(failure, t('failed'))} />}
      {unpriced.length > 0 && (
        <>
          <Text>{t('unpriced', { count: unpriced.length })}</Text>
          <SheetLinks sheets={unpriced} />
        </>
      )}
    </Alert>
  )
}

function SheetLinks({ sheets }: { sheets: CartePublication['hidden'] }) {
  const t = useTranslations('publication.hidden')
  const more = sheets.length - NAMED
  return (
    <ul className={classes.sheets}>
      {sheets.slice(0, NAMED).map(({ ficheId, title }) => (
        <li key={ficheId}>
          <TextLink to={paths.editRecipe(ficheId)}>{title}</TextLink>
        </li>
      ))}
      {more > 0 && <li>{t('more', { count: more })}</li>}
    </ul>
  )
}
