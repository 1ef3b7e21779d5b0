import { Button } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { timesText } from '#web/entities/sheet/scaling/scale-words.ts'
import classes from './sheet.module.css'

interface FarQuestionProps {
  times: number
  /** The portions that the sheet is written for. */
  written: number
  onMeant: () => void
  onBack: () => void
}

/** In the place of amounts that are a hundred times those of the recipe, or a hundredth: kilos may have been typed for grams. */
export function FarQuestion({ times, written, onMeant, onBack }: FarQuestionProps) {
  const t = useTranslations()
  const language = useLocale()
  const factor = timesText(times, { t, language })
  return (
    <div role="alert" className={classes.far}>
      <p>{t('scaleWays.far', { times: factor })}</p>
      <Button className={classes.button} onClick={onBack}>
        {t('sheets.reading.asWritten', { count: written })}
      </Button>
      <Button className={classes.button} variant="default" onClick={onMeant}>
        {t('kitchen.sheet.meant', { times: factor })}
      </Button>
    </div>
  )
}
