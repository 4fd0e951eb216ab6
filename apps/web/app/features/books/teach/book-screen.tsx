import type { Reply } from '@hessa/contract/client';
import { teachBookPath, teachBooksPath } from '@hessa/rules/pages/console-pages';
import type { DigitStyle } from '@hessa/rules/text/digits';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { ReadGate } from '../../../api/read-gate.tsx';
import { useRead } from '../../../api/use-read.ts';
import { ConfirmDialog } from '../../../teach-shell/editing/confirm-dialog.tsx';
import { PageFailed } from '../../../teach-shell/frame/page-failed.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { DangerButton } from '../../../ui/controls/danger-button.tsx';
import { RtlTitle } from '../../../ui/text/bidi.tsx';
import { BookForm } from './book-form.tsx';
import { EMPTY_BOOK, sentBook, writtenBook } from './written-book.ts';

interface BookScreenProps {
  digits: DigitStyle;
  /** Where orders go, for the preview. */
  supportNumber: string;
}

/** A book that is not there yet. */
export function NewBookScreen(props: BookScreenProps) {
  // One key for this form: pressing twice, or again after a lost reply, still makes one book.
  const [key] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  return (
    <BookFrame title="كتاب جديد">
      <BookForm
        {...props}
        name="new book"
        stored={{ version: 0, value: EMPTY_BOOK }}
        refresh={async () => {}}
        save={async (value) => {
          const { data } = await call('POST /api/teach/books', { body: { key, book: sentBook(value) } });
          void navigate(teachBookPath({ bookId: data.id }), { replace: true });
          return { version: 0, value: EMPTY_BOOK };
        }}
        label="ضيف الكتاب"
      />
    </BookFrame>
  );
}

export function BookScreen({ bookId, ...props }: BookScreenProps & { bookId: string }) {
  const read = useRead('GET /api/teach/books/{bookId}', { params: { bookId } }, { freshMs: 0 });
  return (
    <ReadGate
      read={read}
      waiting="بنجيب الكتاب"
      failed={
        <PageFailed read={read}>
          <ButtonLink look="line" to={teachBooksPath()}>
            كل الكتب
          </ButtonLink>
        </PageFailed>
      }
    >
      {({ data }) => <OpenBook {...props} book={data} refresh={read.refresh} />}
    </ReadGate>
  );
}

interface OpenBookProps extends BookScreenProps {
  book: Reply<'GET /api/teach/books/{bookId}'>['data'];
  refresh: () => Promise<void>;
}

function OpenBook({ book, refresh, ...props }: OpenBookProps) {
  const params = { bookId: book.id };
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  return (
    <BookFrame
      title={book.title}
      actions={
        <DangerButton quiet size="small" onClick={() => setDeleting(true)}>
          امسح الكتاب
        </DangerButton>
      }
    >
      <BookForm
        {...props}
        name={`book ${book.id}`}
        stored={{ version: book.version, value: writtenBook(book) }}
        refresh={refresh}
        save={async (value, version) => {
          const { data } = await call('PUT /api/teach/books/{bookId}', {
            params,
            body: { version, book: sentBook(value) },
          });
          await refresh();
          return { version: data.version, value: writtenBook(data) };
        }}
      />
      {isDeleting && (
        <ConfirmDialog
          title={`تمسح كتاب «${book.title}»؟`}
          confirm="امسح الكتاب"
          danger
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            await call('DELETE /api/teach/books/{bookId}', { params, query: { version: book.version } });
            await navigate(teachBooksPath(), { replace: true });
          }}
        >
          <p>
            «<RtlTitle>{book.title}</RtlTitle>» هيتشال من الموقع ويروح المحذوفات ٣٠ يوم. لو هتبيعه بعدين، اخفيه بس.
          </p>
        </ConfirmDialog>
      )}
    </BookFrame>
  );
}

function BookFrame({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="console-page">
      <div className="console-head">
        <h1>
          <RtlTitle>{title}</RtlTitle>
        </h1>
        <div className="console-actions">
          <ButtonLink look="quiet" size="small" to={teachBooksPath()}>
            كل الكتب
          </ButtonLink>
          {actions}
        </div>
      </div>
      {children}
    </div>
  );
}
