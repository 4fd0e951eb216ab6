import { getAllContacts } from './get-all-contacts.ts';
import { editContact } from './teach/edit-contact.ts';
import { getContactState } from './teach/get-contact-state.ts';

export const contactApi = { getAllContacts, editContact, getContactState } as const;
