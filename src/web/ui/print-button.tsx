import { Button, type ButtonProps } from '@mantine/core'
import { DemoLock } from './demo/demo-lock.tsx'

/** Prints the page, for those who have an account. */
export function PrintButton(props: ButtonProps) {
  return (
    <DemoLock>
      <Button variant="default" {...props} onClick={() => window.print()} />
    </DemoLock>
  )
}
