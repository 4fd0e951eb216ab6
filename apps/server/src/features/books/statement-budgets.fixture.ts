import { randomUUID } from 'node:crypto';
import type { StatementBudgets } from '../../testing/statement-world.ts';

const SOME_BOOK = {
  title: 'Grammar Bank',
  titleLatin: '',
  description: '',
  grade: 'Secondary1',
  level: null,
  price: 50,
  imagePath: null,
  active: true,
} as const;

export const statementBudgets = {
  listBooks: { statements: 2, make: ({ phone }) => phone.request('/api/Book/active?pageSize=50') },
  listBooksOfGrade: {
    statements: 2,
    make: ({ phone }) => phone.request('/api/Book/active/grade/Secondary1?pageSize=50'),
  },
  getBook: { statements: 1, make: ({ phone, book }) => phone.request(`/api/Book/${book}`) },
  listShopBooks: { statements: 3, make: ({ staff }) => staff.call('GET /api/teach/books', { query: {} }) },
  getShopBook: {
    statements: 2,
    make: ({ staff, book }) => staff.call('GET /api/teach/books/{bookId}', { params: { bookId: book } }),
  },
  addBook: {
    statements: 3,
    make: ({ staff }) => staff.call('POST /api/teach/books', { body: { key: randomUUID(), book: SOME_BOOK } }),
  },
  editBook: {
    statements: 4,
    make: ({ staff, editedBook }) =>
      staff.call('PUT /api/teach/books/{bookId}', {
        params: { bookId: editedBook },
        body: { version: 1, book: SOME_BOOK },
      }),
  },
  deleteBook: {
    statements: 9,
    make: ({ staff, editedBook }) =>
      // As `saveBook` above has left it.
      staff.call('DELETE /api/teach/books/{bookId}', { params: { bookId: editedBook }, query: { version: 2 } }),
  },
} as const satisfies StatementBudgets;
