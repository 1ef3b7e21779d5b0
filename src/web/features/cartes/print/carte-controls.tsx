import { Card, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { Veil } from '#web/ui/demo/veil.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CheckList } from '../checks/check-list.tsx'
import { EnglishTextsLink } from '../english/missing-english.tsx'
import { CarteLogoCard } from '../logo/carte-logo-card.tsx'
import { CarteLookFields } from '../settings/carte-look-fields.tsx'
import type { CarteLookFieldsProps } from '../settings/carte-look-fields.tsx'
import { CarteTexts } from '../settings/carte-texts.tsx'
import { FooterFields } from '../settings/footer-fields.tsx'
import { SavedState, SavingFailed } from '../settings/saved-state.tsx'
import type { CarteSettingsOnScreen } from '../settings/use-carte-settings.ts'

export interface CarteControlsProps extends Pick<CarteLookFieldsProps, 'pages' | 'sparesInk' | 'onSpareInk'> {
  settings: CarteSettingsOnScreen
  /** They open at what is to be checked. */
  atChecks: boolean
}

/** Everything that sets a carte, and what to look at before it is printed. It stores itself. */
export function CarteControls({ settings, atChecks, ...look }: CarteControlsProps) {
  const t = useTranslations('cartes')
  const phone = usePhone()
  return (
    <Stack gap={16}>
      {phone && <SavedState {...settings} />}
      {phone && <SavingFailed {...settings} />}
      <Section title={t('settings.look')}>
        <CarteLookFields {...settings} {...look} />
      </Section>
      <Section title={t('settings.carte')}>
        <CarteTexts {...settings} />
        <EnglishTextsLink carte={settings.carte} />
        <TextLink to={paths.gammes} size="sm">
          {t('print.gammes')}
        </TextLink>
      </Section>
      <Veil>
        <CarteLogoCard carte={settings.carte} />
      </Veil>
      <Section title={t('foot.title')}>
        <FooterFields {...settings} />
      </Section>
      <CheckList {...settings} opensHere={atChecks} />
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} style={{ gap: 14 }}>
      <Title order={2} id={id} size="md" ff="inherit">
        {title}
      </Title>
      {children}
    </Card>
  )
}
