import { Kbd, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '#web/ui/icons/search.ts'
import { useTranslations } from 'use-intl'
import classes from './palette-button.module.css'
import { openPalette } from './palette-opening.ts'

/** Opens the palette: with its key in the top bar, as an icon on a phone. */
export function PaletteButton() {
  const t = useTranslations('shell.palette')
  return (
    <UnstyledButton className={classes.button} onClick={openPalette}>
      <IconSearch size={18} stroke={1.8} aria-hidden />
      <VisuallyHidden>{t('open')}</VisuallyHidden>
      <Kbd size="xs" className={classes.key}>
        Ctrl K
      </Kbd>
    </UnstyledButton>
  )
}
