import { apiByFeature } from '@hessa/contract/api';
import { type EndpointDefinition, pathVariants } from '@hessa/contract/endpoint';
import { errorEntry } from '@hessa/contract/errors/catalogue';
import { type Html, html } from './html.ts';
import { type JsonSchema, jsonSchema, replySchema } from './json-schema.ts';
import { possibleErrors } from './possible-errors.ts';
import { schemaRows } from './schema-rows.ts';

const ACCESS: Record<EndpointDefinition['access'], string> = {
  public: 'anyone',
  visitor: 'anyone; a login is recognised',
  bearer: 'holder of a token',
  student: 'any signed-in account',
  assistant: 'assistant or higher',
  teacher: 'teacher or higher',
  owner: 'owner',
};

/** The API to read in a browser: plain HTML that needs no script, from the same definitions as everything else. */
export function docsPage(): string {
  const features = Object.entries<Record<string, EndpointDefinition>>(apiByFeature);
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Hessa API</title>
<link rel="stylesheet" href="/api/docs/docs.css">
</head>
<body>
<header>
<h1>Hessa API</h1>
<p>Every call names its tenant in the header <code>X-Tenant-ID</code>. Every path answers with and without
<code>/api</code>. Unknown fields of a body are refused, and an answer holds nothing but the fields listed here.</p>
<p><a href="/api/docs/openapi.json">OpenAPI 3.1 document</a></p>
<nav aria-label="Features">${features.map(([name]) => html`<a href="#${name}">${name}</a>`)}</nav>
</header>
<main>${features.map(([name, endpoints]) => featureSection(name, endpoints))}</main>
</body>
</html>
`.text;
}

function featureSection(name: string, endpoints: Record<string, EndpointDefinition>): Html {
  return html`
<section id="${name}">
<h2>${name}</h2>
${Object.values(endpoints).map(endpointCard)}
</section>`;
}

function endpointCard(endpoint: EndpointDefinition): Html {
  const [prefixed, bare] = pathVariants(endpoint.path);
  return html`
<details>
<summary>
<span class="method ${endpoint.method.toLowerCase()}">${endpoint.method}</span>
<code class="path">${prefixed}</code>
<span class="access">${ACCESS[endpoint.access]}</span>
<span class="what">${endpoint.summary}</span>
</summary>
<div class="inside">
${bare ? html`<p>Also <code>${bare}</code></p>` : null}
${endpoint.params ? fieldTable('Path', jsonSchema(endpoint.params, 'input')) : null}
${endpoint.query ? fieldTable('Query', jsonSchema(endpoint.query, 'input')) : null}
${endpoint.body ? fieldTable('Body, JSON', jsonSchema(endpoint.body, 'input')) : null}
${endpoint.form ? fieldTable('Body, multipart form', jsonSchema(endpoint.form, 'input')) : null}
${fieldTable('Reply', replySchema(endpoint.reply))}
${errorTable(endpoint)}
</div>
</details>`;
}

function fieldTable(title: string, schema: JsonSchema): Html {
  const rows = schemaRows(schema);
  if (rows.length === 0) return html`<h3>${title}</h3><p>No fields.</p>`;
  return html`
<h3>${title}</h3>
<div class="wide"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Limits</th></tr></thead>
<tbody>${rows.map(
    ({ name, type, limits, required }) =>
      html`<tr><td><code>${name}</code>${required ? null : html` <span class="optional">optional</span>`}</td><td>${type}</td><td>${limits}</td></tr>`,
  )}</tbody>
</table></div>`;
}

function errorTable(endpoint: EndpointDefinition): Html {
  return html`
<h3>Refusals</h3>
<div class="wide"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">English</th><th scope="col">Arabic</th></tr></thead>
<tbody>${possibleErrors(endpoint).map((code) => {
    const { status, en, ar } = errorEntry(code);
    return html`<tr><td>${status}</td><td><code>${code}</code></td><td>${en ?? '—'}</td><td lang="ar" dir="rtl">${ar}</td></tr>`;
  })}</tbody>
</table></div>`;
}
