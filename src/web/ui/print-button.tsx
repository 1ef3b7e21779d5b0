import { Action, type ActionProps } from './actions/action.tsx'
import { DemoLock } from './demo/demo-lock.tsx'

/** Prints the page, for those who have an account. */
export function PrintButton(props: Omit<ActionProps, 'onClick'>) {
  return (
    <DemoLock>
      <Action {...props} onClick={() => window.print()} />
    </DemoLock>
  )
}
