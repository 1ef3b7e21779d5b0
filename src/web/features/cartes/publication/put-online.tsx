import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconEyeOff } from '#web/ui/icons/eye-off.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CartePublication } from '#contract/public-cartes.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { MoneyField } from '#web/ui/money-field.tsx'
import { notifySuccess } from '#web/ui/notices.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePublishCarte } from './publication-api.ts'
import classes from './publication.module.css'

/** As many as one reads before one looks at the gammes. */
const NAMED = 12

interface PutOnlineProps {
  carteId: string
  publication: CartePublication
}

/**
 * Puts the carte and its dishes online in one step, or what of it guests do not see yet; names what lacks a price, each
 * with the field for it. Nothing where everything is online.
 */
export function PutOnline({ carteId, publication }: PutOnlineProps) {
  const t = useTranslations('publication')
  const textOf = useFailureText()
  const [failure, setFailure] = useState<unknown>(null)
  const [prices, setPrices] = useState<ReadonlyMap<string, number>>(new Map())
  const { address, hidden, unpriced } = publication
  const publishing = usePublishCarte({
    onDone: (after) => {
      setPrices(new Map())
      notifySuccess(t('publish.done', { count: Math.max(0, hidden.length - after.hidden.length) }))
    },
    onFailed: setFailure,
  })
  const isOpen = address !== null
  const waiting = hidden.filter((sheet) => sheet.priced)
  const canSend = !isOpen || waiting.length > 0 || prices.size > 0
  if (isOpen && waiting.length === 0 && unpriced.length === 0) return null

  const publish = () => {
    if (!canSend) return
    setFailure(null)
    publishing.mutate({
      id: carteId,
      dishes: true,
      prices: [...prices].map(([ficheId, prixTtc]) => ({ ficheId, prixTtc })),
    })
  }
  const give = (ficheId: string, price: number | null) => {
    const next = new Map(prices)
    if (price === null || price <= 0) next.delete(ficheId)
    else next.set(ficheId, price)
    setPrices(next)
  }

  return (
    <Form onSubmit={publish} className={classes.putOnline}>
      <Stack gap="sm" align="flex-start">
        {isOpen && waiting.length > 0 && (
          <Text>{t('waiting', { count: waiting.reduce((sum, { dishes }) => sum + dishes, 0) })}</Text>
        )}
        {unpriced.length > 0 && (
          <Alert
            color="saffron"
            icon={<IconEyeOff size={18} aria-hidden />}
            title={t('unpriced.title', { count: unpriced.length })}
            className={classes.hidden}
          >
            <Text>{t('unpriced.why')}</Text>
            <ul className={classes.unpriced}>
              {unpriced.slice(0, NAMED).map(({ ficheId, title }) => (
                <li key={ficheId}>
                  <TextLink to={paths.editRecipe(ficheId)}>{title}</TextLink>
                  <MoneyField
                    aria-label={t('unpriced.price', { name: title })}
                    w={140}
                    rightSectionWidth={64}
                    unit={t('unpriced.unit')}
                    value={prices.get(ficheId) ?? null}
                    onChange={(price) => give(ficheId, price)}
                  />
                </li>
              ))}
            </ul>
            {unpriced.length > NAMED && <Text>{t('hidden.more', { count: unpriced.length - NAMED })}</Text>}
          </Alert>
        )}
        {failure !== null && <ErrorBanner text={textOf(failure, t('publish.failed'))} />}
        {canSend && (
          <Button type="submit" disabled={publishing.isPending}>
            {publishing.isPending ? t('publish.busy') : t('publish.button')}
          </Button>
        )}
      </Stack>
    </Form>
  )
}

/** Menus of the carte that guests do not see: of one of their courses no dish is shown. */
export function HiddenMenus({ publication: { hiddenMenus } }: Pick<PutOnlineProps, 'publication'>) {
  const t = useTranslations('publication.hidden')
  if (hiddenMenus.length === 0) return null
  return (
    <Alert
      color="saffron"
      icon={<IconEyeOff size={18} aria-hidden />}
      title={t('menusTitle', { count: hiddenMenus.length })}
      className={classes.hidden}
    >
      <Text>{t('menus', { count: hiddenMenus.length })}</Text>
      <ul className={classes.sheets}>
        {hiddenMenus.map(({ id, nom }) => (
          <li key={id}>
            <TextLink to={paths.menu(id)}>{nom}</TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
