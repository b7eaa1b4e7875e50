import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ChunkLoadError } from './chunks.ts'

type Props = { children: ReactNode; place: string }
type State = { failure: Error | null; place: string }

// Offers to load the page again. What was typed is safe: forms keep their drafts in the browser (`drafts.ts`).
export class PageErrors extends Component<Props, State> {
  override state: State = { failure: null, place: this.props.place }

  static getDerivedStateFromError(failure: Error): Partial<State> {
    return { failure }
  }

  // Moving to another page leaves the failure behind.
  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.place === state.place ? null : { failure: null, place: props.place }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <FailedPage isChunk={failure instanceof ChunkLoadError} /> : this.props.children
  }
}

const FailedPage = ({ isChunk }: { isChunk: boolean }) => (
  <div className="mx-auto max-w-lg px-4 py-16">
    <Notice
      tone="danger"
      title={isChunk ? <Trans>Part of this page did not load</Trans> : <Trans>Something went wrong on this page</Trans>}
    >
      <p>
        <Trans>Your connection may have dropped. Your details are saved on this device.</Trans>
      </p>
      <Button className="mt-4" onClick={() => location.reload()}>
        <Trans>Load the page again</Trans>
      </Button>
    </Notice>
  </div>
)
