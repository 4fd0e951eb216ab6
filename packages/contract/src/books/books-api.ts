import { getBook } from './get-book.ts';
import { listBooks } from './list-books.ts';
import { listBooksOfGrade } from './list-books-of-grade.ts';
import { addBook } from './teach/add-book.ts';
import { deleteBook } from './teach/delete-book.ts';
import { editBook } from './teach/edit-book.ts';
import { getShopBook } from './teach/get-shop-book.ts';
import { listShopBooks } from './teach/list-shop-books.ts';

export const booksApi = {
  getBook,
  listBooksOfGrade,
  listBooks,
  addBook,
  deleteBook,
  editBook,
  getShopBook,
  listShopBooks,
} as const;
