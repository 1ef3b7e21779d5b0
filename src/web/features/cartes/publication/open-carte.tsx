import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSettings } from '#contract/cartes.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { paths } from '#web/entities/paths.ts'
import { Fold } from '#web/ui/fold.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { carteQuery } from '../cartes-api.ts'
import { MissingEnglish } from '../english/missing-english.tsx'
import { AddressSteps } from './address-steps.tsx'
import { carteAddress } from './carte-address.ts'
import { CarteLink } from './carte-link.tsx'
import { HiddenMenus, PutOnline } from './put-online.tsx'
import { PublicPageFields } from './public-page-fields.tsx'
import { UndeclaredDishes } from './undeclared-dishes.tsx'
import classes from './publication.module.css'

/** The maker of codes comes when there is one to make. */
const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

interface OpenCarteProps {
  carte: CarteSettings
  publication: CartePublication & { address: NonNullable<CartePublication['address']> }
}

export function OpenCarte({ carte, publication }: OpenCarteProps) {
  const t = useTranslations('publication')
  const format = useFormat()
  const demo = useDemo()
  const { data: content } = useQuery(carteQuery(carte.id))
  const { address, site, shown, masked, shownMenus } = publication
  const { url, onlyHere } = carteAddress(address.token, site, location.origin)
  return (
    <>
      <Text c="dimmed">
        {t('since', { date: format.dateLong(address.publishedAt) })}{' '}
        {t('shown', { count: shown, menus: shownMenus })}
        {masked > 0 && ` ${t('masked', { count: masked })}`}
      </Text>
      {content && <MissingEnglish carte={content} offered={publication.languages} />}
      <UndeclaredDishes carteId={carte.id} />
      <PutOnline carteId={carte.id} publication={publication} />
      <HiddenMenus publication={publication} />
      {/* The demo has no public carte and saves no address. */}
      <CarteLink url={url} onlyHere={onlyHere && !demo} />
      <Text>
        <TextLink to={paths.service}>{t('service')}</TextLink>
      </Text>
      <Fold summary={t('settings')}>
        {() => (
          <Stack gap="md">
            <Suspense fallback={<div className={classes.qrPlace} />}>
              <QrCode url={url} />
            </Suspense>
            <PublicPageFields stored={carte} />
            <AddressSteps carteId={carte.id} token={address.token} />
          </Stack>
        )}
      </Fold>
    </>
  )
}
