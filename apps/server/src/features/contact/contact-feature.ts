import type { Feature } from '../../calls/feature.ts';
import { getAllContacts } from './get-all-contacts.ts';
import { editContact } from './teach/edit-contact.ts';
import { getContactState } from './teach/get-contact-state.ts';

export const contactFeature: Feature = {
  calls: [getAllContacts, editContact, getContactState],
};
