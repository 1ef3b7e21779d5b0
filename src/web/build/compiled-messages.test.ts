import format from 'icu-minify/format'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#web/lib/storage/preferences.ts'
import { ALL_TEXTS } from '#web/messages/all-texts.ts'
import { compileTexts } from './compiled-messages.ts'

type Compiled = Parameters<typeof format>[0]

test('a compiled text says what use-intl says of the written one', () => {
  const written = {
    plain: 'Rien à changer',
    named: '«\u00a0{name}\u00a0» est enregistrée',
    counted: '{count, plural, =0 {aucune fiche} one {# fiche} other {# fiches de {name}}}',
    chosen: '{kind, select, dish {plat} other {fiche}} d’{name}',
    quoted: "L''apostrophe et '{'l''accolade'}'",
  }
  const compiled = compileTexts(written) as Record<keyof typeof written, Compiled>
  for (const count of [0, 1, 2, 1200]) {
    const values = { name: 'Oignon', kind: 'dish', count }
    const say = createTranslator({ locale: 'fr', messages: { written } })
    for (const key of Object.keys(written) as (keyof typeof written)[]) {
      const formatters = {
        getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
          new Intl.DateTimeFormat(...args),
        getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
          new Intl.NumberFormat(...args),
        getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
          new Intl.PluralRules(...args),
      }
      expect(format(compiled[key], 'fr', values, { formatters })).toBe(say(`written.${key}`, values))
    }
  }
})

test('every text compiles', () => {
  for (const language of LANGUAGES) expect(() => compileTexts(ALL_TEXTS[language])).not.toThrow()
})
