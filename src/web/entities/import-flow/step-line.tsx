import { IconCheck } from '#web/ui/icons/check.ts'
import { useTranslations } from 'use-intl'
import classes from './step-line.module.css'

export type Step = 'file' | 'columns' | 'differences' | 'done'

export interface StepLineProps {
  /** All of the import, in their order. */
  steps: readonly Step[]
  step: Step
  /** Steps that one can go back to. */
  open: readonly Step[]
  onStep: (step: Step) => void
}

/** Where one is: Fichier, Colonnes, Vérification, Terminé. */
export function StepLine({ steps, step, open, onStep }: StepLineProps) {
  const t = useTranslations('tableFile.steps')
  const at = steps.indexOf(step)
  return (
    <nav aria-label={t('label')}>
      <ol className={classes.line}>
        {steps.map((one, index) => {
          const passed = index < at
          const mark = (
            <span className={classes.mark}>{passed ? <IconCheck size={14} aria-hidden /> : index + 1}</span>
          )
          return (
            <li
              key={one}
              className={classes.step}
              data-passed={passed || undefined}
              aria-current={one === step ? 'step' : undefined}
            >
              {passed && open.includes(one) ? (
                <button
                  type="button"
                  className={classes.back}
                  aria-label={t('back', { step: t(one) })}
                  onClick={() => onStep(one)}
                >
                  {mark} <span className={classes.name}>{t(one)}</span>
                </button>
              ) : (
                <>
                  {mark} <span className={classes.name}>{t(one)}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
