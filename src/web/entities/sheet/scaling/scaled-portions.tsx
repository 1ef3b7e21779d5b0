import { useLocale, useTranslations } from 'use-intl'
import { CoversStepper } from '#web/entities/sheet/covers/covers-stepper.tsx'
import { portionsFigure } from './scale-words.ts'
import type { Scaling } from './scaling.ts'

/** For how many a sheet is shown: to be chosen, unless something else was. */
export function ScaledPortions({ scaling: { sheet, scale, choose } }: { scaling: Scaling }) {
  const t = useTranslations('sheets.reading')
  const language = useLocale()
  if (scale === null || scale.way.kind === 'covers')
    return (
      <CoversStepper
        covers={scale?.portions ?? sheet.portions}
        onChange={(covers) => choose({ kind: 'covers', covers })}
      />
    )
  return <output aria-label={t('portions')}>{portionsFigure(scale.portions, language)}</output>
}
