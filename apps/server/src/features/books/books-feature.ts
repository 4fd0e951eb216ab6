import type { Feature } from '../../calls/feature.ts';
import { getBook } from './get-book.ts';
import { listBooks, listBooksOfGrade } from './list-books.ts';
import { addBook } from './teach/add-book.ts';
import { deleteBook } from './teach/delete-book.ts';
import { editBook } from './teach/edit-book.ts';
import { getShopBook } from './teach/get-shop-book.ts';
import { listShopBooks } from './teach/list-shop-books.ts';

export const booksFeature: Feature = {
  calls: [getBook, listBooks, listBooksOfGrade, addBook, deleteBook, editBook, getShopBook, listShopBooks],
};
