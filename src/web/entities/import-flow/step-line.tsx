import { IconCheck } from '@tabler/icons-react'
import { useImportTexts } from './import-texts.ts'
import classes from './step-line.module.css'

const STEPS = ['file', 'columns', 'differences', 'done'] as const
export type Step = (typeof STEPS)[number]

export interface StepLineProps {
  step: Step
  /** Steps that one can go back to. */
  open: readonly Step[]
  onStep: (step: Step) => void
}

/** Where one is: Fichier, Colonnes, Vérification, Terminé. */
export function StepLine({ step, open, onStep }: StepLineProps) {
  const { t } = useImportTexts()
  const at = STEPS.indexOf(step)
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={classes.line}>
        {STEPS.map((one, index) => {
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
                  aria-label={t('steps.back', { step: t(`steps.${one}`) })}
                  onClick={() => onStep(one)}
                >
                  {mark} <span className={classes.name}>{t(`steps.${one}`)}</span>
                </button>
              ) : (
                <>
                  {mark} <span className={classes.name}>{t(`steps.${one}`)}</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
