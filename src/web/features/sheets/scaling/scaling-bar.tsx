import { Button, CloseButton, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RoundedAmounts } from '#web/entities/sheet/scaling/rounded-amounts.tsx'
import type { RoundedAmount } from '#web/entities/sheet/scaling/rounded-amounts.tsx'
import classes from './scaling-bar.module.css'

const BAR_ID = 'quantites-des-portions'

/** To the first answer of the open question whether quantities follow the portions, or to what became of it. */
export function focusScaling(): boolean {
  const button = document.querySelector<HTMLElement>(`#${BAR_ID} button`)
  button?.focus()
  return button !== null
}

interface ScalingQuestionProps {
  from: number
  to: number
  /** What a portion costs with either answer, as it is written; null where that is not shown. */
  costs: { adapted: string; kept: string } | null
  /** `byKey`: the focus was on the answer, which is gone with it. */
  onAnswer: (follow: boolean, byKey: boolean) => void
}

/** Asked beside the portions once they have changed; it takes no focus and waits. */
export function ScalingQuestion({ from, to, costs, onAnswer }: ScalingQuestionProps) {
  const t = useTranslations('scaling')
  const question = t('question', { from, to })
  const costed = (cost: string | undefined) =>
    cost === undefined ? null : <span className={classes.cost}>{t('perPortion', { cost })}</span>
  return (
    // Printed before it is answered, the page says so: its portions and its figures are not of the same number.
    <fieldset id={BAR_ID} aria-label={question} className={classes.bar}>
      <span className={classes.words}>{question}</span>
      <Flex
        component="span"
        wrap="wrap"
        align="center"
        gap="6px 8px"
        className={classes.answers}
        data-print="hidden"
      >
        <Button size="compact-sm" onClick={({ detail }) => onAnswer(true, detail === 0)}>
          {t('adapt')}
          {costed(costs?.adapted)}
        </Button>
        <Button size="compact-sm" variant="default" onClick={({ detail }) => onAnswer(false, detail === 0)}>
          {t('keep')}
          {costed(costs?.kept)}
        </Button>
      </Flex>
    </fieldset>
  )
}

export interface ScalingNoticeProps {
  from: number
  to: number
  rounded: readonly RoundedAmount[]
  /** Keeps what was rounded as it was multiplied. */
  onExact: () => void
  /** Without, it stays as long as what it is about. */
  onClose?: () => void
  /** What else can be done with it. */
  children?: ReactNode
}

/** That the quantities have followed, each that was rounded, and what can be done about it. */
export function ScalingNotice({ from, to, rounded, onExact, onClose, children }: ScalingNoticeProps) {
  const t = useTranslations('scaling')
  const tCommon = useTranslations('common')
  return (
    <fieldset id={BAR_ID} aria-label={t('noticeLabel')} className={classes.notice} data-print="hidden">
      <span className={classes.words}>{t('done', { from, to })}</span>
      <RoundedAmounts rounded={rounded} />
      <Flex component="span" wrap="wrap" align="center" gap="6px 8px" className={classes.answers}>
        {rounded.length > 0 && (
          <Button size="compact-sm" variant="default" onClick={onExact}>
            {t('exactly')}
          </Button>
        )}
        {children}
      </Flex>
      {onClose && <CloseButton className={classes.close} aria-label={tCommon('close')} onClick={onClose} />}
    </fieldset>
  )
}
