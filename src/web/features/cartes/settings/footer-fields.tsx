import { Button, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '#web/ui/icons/plus.ts'
import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { RATES_PLACE, ratesInWords, USUAL_FOOTER_LINES } from '#domain/cartes/footer-lines.ts'
import { MAX_FOOTER_LINES, CARTE_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { LOCALES } from '#web/lib/format/format.ts'
import { ratesOf } from '../print/carte-document-of.ts'
import classes from './settings.module.css'
import type { CarteSettingsOnScreen } from './use-carte-settings.ts'
import { useTyped } from './use-typed.ts'

const tidy = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '')

/** The lines at the foot of a carte. A line that is still blank is on this screen only. */
export function FooterFields({ carte, change, retry }: CarteSettingsOnScreen) {
  const t = useTranslations('cartes.foot')
  const list = useRef<HTMLDivElement>(null)
  const [lines, typeLines] = useTyped<readonly string[]>(carte.footerLines ?? USUAL_FOOTER_LINES, tidy)
  const set = (next: readonly string[], typed: boolean) => {
    typeLines(next)
    change({ footerLines: tidy(next) }, typed)
  }
  const add = () => {
    typeLines([...lines, ''])
    // The new line is there once React has painted it.
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll('input')
      fields?.item(fields.length - 1).focus()
    })
  }
  const rates = ratesInWords(ratesOf(carte), LOCALES[useLocale()])
  const full = lines.length >= MAX_FOOTER_LINES

  return (
    <Stack gap={8} ref={list}>
      {lines.map((line, index) => (
        // A line is identified by its index: its field shows the text at that index.
        <div key={index} className={classes.footLine}>
          <TextInput
            aria-label={t('line', { place: String(index + 1) })}
            value={line}
            maxLength={CARTE_MAX_LENGTH.footerLine}
            onChange={({ currentTarget }) => set(lines.with(index, currentTarget.value), true)}
            onBlur={retry}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing && !full) add()
            }}
            autoComplete="off"
          />
          <CloseButton
            aria-label={t('remove', { place: String(index + 1) })}
            onClick={() => set(lines.toSpliced(index, 1), false)}
          />
        </div>
      ))}
      <Text size="sm" c="dimmed">
        {t('hint', { place: RATES_PLACE, rates })} {full && t('full')}
      </Text>
      <Group gap="4px 12px">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={full}
          onClick={add}
        >
          {t('add')}
        </Button>
        {carte.footerLines !== null && (
          <Button variant="subtle" size="compact-sm" onClick={() => change({ footerLines: null })}>
            {t('restore')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
