import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KitchenSheet } from '#contract/kitchen-shapes.ts'
import type { ScaleParams } from '#web/entities/sheet/scaling/scaling.ts'
import { useAwake } from '#web/lib/browser/use-awake.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { useKitchen } from '../frame/kitchen-context.ts'
import { kitchenSheetQuery } from '../kitchen-api.ts'
import { useKitchenMarks } from '../marks/use-kitchen-marks.ts'
import { useTimers } from '../timers/use-timers.ts'
import { SheetAtPass } from './sheet-at-pass.tsx'
import { SheetGone } from './sheet-gone.tsx'
import classes from './sheet.module.css'

/** How often a sheet that is open is read again, in milliseconds. */
const READ_AGAIN_MS = 60_000

interface SheetPageProps {
  id: string
  params: ScaleParams
}

/** A sheet at the pass. One that is deleted meanwhile stays readable, and one that is changed changes when it is pressed. */
export function SheetPage({ id, params }: SheetPageProps) {
  const t = useTranslations('kitchen.sheet')
  const query = useQuery({ ...kitchenSheetQuery(id), refetchInterval: READ_AGAIN_MS })
  const isAwake = useAwake()
  return (
    <PageState query={query} notFound={<SheetGone />} failureText={t('failed')}>
      {({ items: [sheet, ...preparations] }) =>
        sheet && (
          <>
            <OpenSheet
              read={[sheet, ...preparations]}
              isDeleted={codeOf(query.error) === 'NOT_FOUND'}
              params={params}
            />
            {!isAwake && <p className={classes.aside}>{t('mayTurnOff')}</p>}
          </>
        )
      }
    </PageState>
  )
}

type Sheets = readonly [KitchenSheet, ...KitchenSheet[]]

const versionsOf = (sheets: Sheets) => sheets.map(({ id, version }) => `${id} ${version}`).join()

interface OpenSheetProps {
  /** As it was read last. */
  read: Sheets
  isDeleted: boolean
  params: ScaleParams
}

function OpenSheet({ read, isDeleted, params }: OpenSheetProps) {
  const t = useTranslations('kitchen.sheet')
  const { wastageMethod, account } = useKitchen()
  const [shown, setShown] = useState(read)
  const timers = useTimers(account)
  const marks = useKitchenMarks()
  const [sheet] = shown
  return (
    <>
      <title>{`${sheet.title} · Gramme`}</title>
      <output className={classes.status}>
        {isDeleted ? (
          <span className={classes.notice}>{t('deleted')}</span>
        ) : (
          versionsOf(read) !== versionsOf(shown) && (
            <span className={classes.notice}>
              {t('changed')}
              <Button className={classes.button} onClick={() => setShown(read)}>
                {t('showChanged')}
              </Button>
            </span>
          )
        )}
      </output>
      <SheetAtPass
        sheets={shown}
        method={wastageMethod}
        params={params}
        marksOf={(of) => ({
          markOf: (step) => marks.markOf(of, step),
          set: (step, isDone) => marks.set(of, step, isDone),
        })}
        timersOf={(of) => ({ ...timers, sheetId: of })}
      />
    </>
  )
}
