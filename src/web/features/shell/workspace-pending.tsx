import { Flex } from '@mantine/core'
import { InShellContext, PagePending } from '../../ui/page-pending.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import rail from './side-navigation.module.css'
import bar from './top-bar.module.css'
import classes from './workspace.module.css'

/** The layout until it is known who is signed in, or while the texts of the first page are fetched: nothing in it can be pressed yet. */
export function WorkspacePending() {
  return (
    <div className={classes.workspace}>
      <header className={bar.bar}>
        <div className={bar.inner} data-member>
          <Wordmark />
        </div>
      </header>
      <Flex className={classes.body}>
        <div className={rail.rail} />
        <div className={classes.column}>
          <main className={classes.main}>
            <InShellContext value>
              <PagePending />
            </InShellContext>
          </main>
        </div>
      </Flex>
    </div>
  )
}
