import {
  COLOUR_TOKENS,
  type Colours,
  type ColourToken,
  legibleColours,
  OWN_COLOURS,
  readColours,
} from '@hessa/rules/site/colours';
import type { Colour } from '@hessa/rules/site/contrast';
import { PALETTES } from '@hessa/rules/site/palettes';
import type { ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { SaveBar } from '../../../teach-shell/editing/save-bar.tsx';
import { useDraft } from '../../../teach-shell/editing/use-draft.ts';
import { ColourField } from './colour-field.tsx';
import { PaletteChoice } from './palette-choice.tsx';
import type { SiteState } from './written-profile.ts';

interface ColoursFormProps {
  state: SiteState;
  refresh: () => Promise<void>;
  onSaved: () => void;
  /** Draws the pages in these colours. */
  preview: (colours: Colours) => ReactNode;
}

const LABELS: Record<ColourToken, string> = {
  pen: 'القلم في الكراسة',
  hl: 'الهايلايتر في الكراسة',
  'night-pen': 'الطباشير على السبورة',
  'night-hl': 'التعليم على السبورة',
};

/** A ready set or one's own. A colour that could not be read is taken to the nearest one that can, before one's eyes. */
export function ColoursForm({ state, refresh, onSaved, preview }: ColoursFormProps) {
  const draft = useDraft<Colours>({
    name: 'site colours',
    stored: { version: state.version, value: coloursOf(state) },
    refresh,
    save: async (chosen, version) => {
      const legible = legibleColours(chosen);
      const isOwn = COLOUR_TOKENS.every((token) => legible[token] === OWN_COLOURS[token]);
      const { data } = await call('PUT /api/teach/site/colours', {
        body: { version, colours: isOwn ? null : legible },
      });
      await refresh();
      onSaved();
      return { version: data.version, value: coloursOf(data) };
    },
  });
  const { value, change } = draft;
  const legible = legibleColours(value);

  return (
    <div className="with-preview">
      <form className="console-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <fieldset className="console-fields">
          <legend>ألوان جاهزة</legend>
          <ul className="palettes">
            {PALETTES.map((palette) => (
              <li key={palette.id}>
                <PaletteChoice
                  palette={palette}
                  chosen={COLOUR_TOKENS.every((token) => palette.colours[token] === value[token])}
                  onChoose={() => change(palette.colours)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <fieldset className="console-fields console-fields-two">
          <legend>أو اختار بنفسك</legend>
          {COLOUR_TOKENS.map((token) => (
            <ColourField
              key={token}
              label={LABELS[token]}
              chosen={value[token]}
              shown={legible[token]}
              onChange={(colour: Colour) => change((now) => ({ ...now, [token]: colour }))}
            />
          ))}
        </fieldset>
        <SaveBar draft={draft} />
      </form>
      {preview(legible)}
    </div>
  );
}

function coloursOf({ settings }: SiteState): Colours {
  return readColours(settings.colours) ?? OWN_COLOURS;
}
