import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Empty } from '../ui/empty.tsx'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Sample, Samples } from './sample.tsx'

const none = { data: undefined, isLoading: false, isKnown: false, failure: undefined, reload: () => undefined }
const failure = {
  code: 'partner_unavailable',
  detail: 'The company we work with for this does not answer. Try again in a few minutes.',
} as const

export function FeedbackSamples() {
  return (
    <Samples>
      <NoteSamples />
      <Sample name="Skeleton · shows itself after 300 ms">
        <Skeleton />
      </Sample>
      <LoadedSamples />
      <Sample name="Empty">
        <Empty>No time is held for you now. Continue, and you can choose one.</Empty>
      </Sample>
      <Sample name="ErrorSummary · with fields, and without">
        <ErrorSummary
          attempt={0}
          wrong={[{ id: 'sample-wrong', text: 'Enter the year with four digits, such as 2014.' }, { text: 'We cannot reach our service.' }]}
        />
      </Sample>
      <DialogSample />
      <ConfirmDialogSample />
    </Samples>
  )
}

function NoteSamples() {
  return (
    <>
      <Sample name="Note · sun">
        <Note title="Staying can be cheaper">Some old plans cost less than an IRA.</Note>
      </Sample>
      <Sample name="Note · problem">
        <Note title="The bank said no" look="problem">
          Nothing was charged. Try another card.
        </Note>
      </Sample>
      <Sample name="Note · good">
        <Note title="Saved" look="good">
          We write to you when there is news.
        </Note>
      </Sample>
    </>
  )
}

function LoadedSamples() {
  return (
    <>
      <Sample name="Loaded · on its way">
        <Loaded of={{ ...none, isLoading: true }} empty={undefined}>
          {() => null}
        </Loaded>
      </Sample>
      <Sample name="Loaded · failure">
        <Loaded of={{ ...none, failure }} empty={undefined}>
          {() => null}
        </Loaded>
      </Sample>
      <Sample name="Loaded · empty">
        <Loaded of={{ ...none, data: [], isKnown: true }} empty="Your accounts appear here." isEmpty={(data) => data.length === 0}>
          {() => null}
        </Loaded>
      </Sample>
    </>
  )
}

function DialogSample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Sample name="Dialog">
      <Button look="small" onClick={() => setOpen(true)}>
        Open it
      </Button>
      {isOpen && (
        <Dialog title="You continued in another window" onClose={() => setOpen(false)}>
          <p>Your answers are safe in both places.</p>
          <Button onClick={() => setOpen(false)}>Continue from there</Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            Stay here
          </Button>
        </Dialog>
      )}
    </Sample>
  )
}

function ConfirmDialogSample() {
  const [isAsking, setAsking] = useState(false)
  const closeAsking = () => setAsking(false)
  return (
    <Sample name="ConfirmDialog · cannot be done">
      <Button look="small" onClick={() => setAsking(true)}>
        Open it
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel your call?"
          yes="Yes, cancel it"
          no="Keep it"
          isKeepingMain
          act={() => Promise.resolve({ ok: false as const, failure })}
          onKeep={closeAsking}
          onDone={closeAsking}
        >
          <p>You can choose another time whenever you like.</p>
        </ConfirmDialog>
      )}
    </Sample>
  )
}
