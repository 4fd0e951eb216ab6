import { describe, expect, test } from 'vitest';
import { parseXml } from './parse-xml.ts';
import { readMoodleXmlText, takeFilesOut } from './read-moodle-xml.ts';

const MOODLE = `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<!-- question: 7 -->
<quiz>
  <question type="multichoice">
    <name><text>Q1</text></name>
    <questiontext format="html"><text><![CDATA[<p>He <b>___</b> to school &amp; back.</p>]]></text></questiontext>
    <answer fraction='0' format="html"><text>go</text><feedback/></answer>
    <answer fraction="100"><text>&lt;b&gt;goes&lt;/b&gt; &#x645;</text></answer>
  </question>
</quiz>
`;

describe('XML', () => {
  test('an export of Moodle is read: CDATA, entities, both quotation marks, comments', () => {
    expect(readMoodleXmlText(MOODLE).rows).toMatchObject([
      { row: 1, text: 'He ___ to school & back.', choices: ['go', 'goes م'], rightChoice: 1, problems: [] },
    ]);
  });

  test.each([
    ['an unclosed element', '<quiz><question></quiz>', 'not-xml'],
    ['words alone', 'hello', 'not-xml'],
    ['two roots', '<a/><b/>', 'not-xml'],
    ['nothing', '', 'not-xml'],
    ['an open comment', '<a><!-- ', 'not-xml'],
    ['open CDATA', '<a><![CDATA[ x', 'not-xml'],
    ['a document type', '<!DOCTYPE lolz [<!ENTITY lol "lol">]><quiz>&lol;</quiz>', 'forbidden-xml'],
    ['a thousand elements inside one another', '<a>'.repeat(1000), 'not-xml'],
  ])('%s is refused', (_, source, refusal) => {
    expect(parseXml(source)).toBe(refusal);
  });

  test('an attribute named __proto__ is an attribute and nothing more', () => {
    expect(parseXml('<a __proto__="x"/>')).toMatchObject({ name: 'a', children: [] });
  });

  test('files inside are left out before anything is read', () => {
    expect(takeFilesOut('<t><file name="a.png" encoding="base64">iVBORw0=</file></t>').text).toBe(
      '<t><file key="file 1" name="a.png" encoding="base64"/></t>',
    );
  });

  test.each([
    ['open signs', '<'],
    ['open elements', '<a '],
    ['attributes', ' a="b"'],
    ['files', '<file'],
    ['entities', '&amp'],
    ['CDATA', '<![CDATA['],
    ['pairs', '<a></a>'],
  ])(
    'a megabyte of %s ends soon',
    (_, piece) => {
      const begun = performance.now();
      const source = `<quiz><a${piece.repeat(990_000 / piece.length)}`;
      parseXml(source);
      parseXml(`<quiz>${source}</quiz>`);
      takeFilesOut(source);
      // What grew with the square of its length would take minutes; a busy machine may take seconds.
      expect(performance.now() - begun).toBeLessThan(10_000);
    },
    30_000,
  );
});
