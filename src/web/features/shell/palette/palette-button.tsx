import { Kbd, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { openPalette } from './palette-opening.ts'

export function PaletteButton() {
  const t = useTranslations('shell.palette')
  return (
    <UnstyledButton style={{ alignSelf: 'center' }} onClick={() => void openPalette()}>
      <VisuallyHidden>{t('open')}</VisuallyHidden>
      <Kbd size="xs" display="block">
        Ctrl K
      </Kbd>
    </UnstyledButton>
  )
}
