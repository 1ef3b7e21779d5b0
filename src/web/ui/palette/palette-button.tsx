import { Kbd, UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { openPalette } from './palette-opening.ts'

export function PaletteButton() {
  const t = useTranslations('shell.palette')
  return (
    <UnstyledButton aria-label={t('open')} onClick={() => void openPalette()}>
      <Kbd size="xs">Ctrl K</Kbd>
    </UnstyledButton>
  )
}
