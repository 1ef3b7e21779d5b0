import { Button, Flex } from '@mantine/core'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { isFarFactor, scaleFactor } from '#domain/scaling/scale-factor.ts'
import type { ScaleWay } from '#domain/scaling/scale-way.ts'
import type { Scaling } from '../scaling.ts'
import { portionsText, timesText } from '../scale-words.ts'
import { useRefusalText } from '../use-refusal-text.ts'
import classes from './scale-ways.module.css'

interface WayFormProps {
  scaling: Scaling
  /** What is typed; null while a number is missing. */
  way: ScaleWay | null
  onChosen: () => void
  children: ReactNode
}

/** The fields of a way, what it comes to while it is typed, and the button that scales the sheet. */
export function WayForm({ scaling: { sheet, method, choose }, way, onChosen, children }: WayFormProps) {
  const t = useTranslations()
  const language = useLocale()
  const refusalOf = useRefusalText(sheet)
  const [submitted, setSubmitted] = useState(false)
  const resultId = useId()
  const factor = way && scaleFactor(way, { ...sheet, lines: sheet.ingredients }, method)
  const missing = submitted ? t('scaleWays.ways.incomplete') : null
  const refusal = factor === null ? missing : factor.known ? null : refusalOf(factor)
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (way === null || !factor?.known) return
        choose(way)
        onChosen()
      }}
    >
      {children}
      <Flex align="center" wrap="wrap" gap="8px 16px">
        <Button type="submit" aria-describedby={resultId}>
          {t('scaleWays.ways.apply')}
        </Button>
        <output id={resultId} className={classes.result}>
          {factor?.known && (
            <>
              <strong>{timesText(factor.times, { t, language })}</strong>
              {' · '}
              {portionsText(factor.portions, { t, language })}
              {isFarFactor(factor.times) && (
                <span className={classes.warning}>
                  {t('scaleWays.far', { times: timesText(factor.times, { t, language }) })}
                </span>
              )}
            </>
          )}
          {refusal !== null && <span className={classes.warning}>{refusal}</span>}
        </output>
      </Flex>
    </form>
  )
}
