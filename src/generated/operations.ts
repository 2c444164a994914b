// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether the process runs */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the server can do its work
         * @description The database answers, its migrations are those of this server, and a worker is alive.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/version": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** Get the versions of the interface and of the server */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/spec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this description */
        get: operations["getSpec"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SSO providers
         * @description A sign-in page needs the names and addresses before anybody has signed in, so anyone may ask. `details` and `config` are null for callers without the permission `auth/ManageProviders`.
         */
        get: operations["listSsoProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso-providers/saml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a SAML provider from its metadata
         * @description The metadata document names the identity provider, the certificates of its signatures and where it offers single sign-on, by HTTP POST at least. A key pair is made with which requests to it are signed. Users are created when they first sign in only if the `config.auto_provision` parts say so.
         */
        post: operations["createSamlSsoProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso-providers/oidc": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an OIDC provider
         * @description The provider must know this server as a public client that uses PKCE, with the `callback_uri` that listing the providers tells. Its configuration is read from the issuer when somebody signs in.
         */
        post: operations["createOidcProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso-providers/{sso_provider_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the provider. */
                sso_provider_id: components["parameters"]["SsoProviderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an SSO provider
         * @description Its users stay, without a way to sign in until an administrator gives them a secret or another provider; every session that came through the provider ends. Nobody may delete the provider of their own user.
         */
        delete: operations["deleteSsoProvider"];
        options?: never;
        head?: never;
        /**
         * Update an SSO provider
         * @description Changes what is sent and keeps the rest. A SAML provider is updated with a form; an OIDC provider takes JSON, or a form without `metadata`. Every sign-in session that came through the provider ends, even if nothing is sent.
         */
        patch: operations["updateSsoProvider"];
        trace?: never;
    };
    "/api/v2/sso-providers/{sso_provider_id}/signing-certificate": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the provider. */
                sso_provider_id: components["parameters"]["SsoProviderId"];
            };
            cookie?: never;
        };
        /** Get the certificate with which requests to a SAML provider are signed */
        get: operations["getSigningCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saml/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a SAML provider from metadata
         * @deprecated
         * @description The same as `POST /api/v2/sso-providers/saml`, under the path that it had before.
         */
        post: operations["createSamlProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/{sso_slug}/login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the provider. */
                sso_slug: components["parameters"]["SsoSlug"];
            };
            cookie?: never;
        };
        /**
         * Begin to sign in through a provider
         * @description Sends the browser to the identity provider, and gives it a cookie without which the answer of the identity provider is refused. The sign-in has to be finished within ten minutes.
         */
        get: operations["startSsoSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/{sso_slug}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the provider. */
                sso_slug: components["parameters"]["SsoSlug"];
            };
            cookie?: never;
        };
        /**
         * Finish to sign in through an OIDC provider
         * @description Where the identity provider sends the browser back to. 401 where its answer does not hold, 403 where it holds and its user may not come in.
         */
        get: operations["completeOidcSignIn"];
        put?: never;
        /**
         * Finish to sign in through a SAML provider
         * @description The assertion consumer service. The response or its assertion has to be signed by a key of the provider's metadata, to answer a request of this browser, and never to have been used. 401 where it does not hold, 403 where it holds and its user may not come in.
         */
        post: operations["completeSamlSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sso/{sso_slug}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the provider. */
                sso_slug: components["parameters"]["SsoSlug"];
            };
            cookie?: never;
        };
        /** Get the metadata of this server for a SAML identity provider */
        get: operations["getServiceProviderMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the asset group tags
         * @description All of them, zones first by their rank, then labels, then the tag for owned objects. A filter by `deleted_at` or `deleted_by` is the only way to see tags that have been deleted.
         */
        get: operations["listAssetGroupTags"];
        put?: never;
        /**
         * Create a zone or a label
         * @description A zone takes the rank that is asked for, and those from there on move down by one; without `position` it becomes the last. Members carry the graph kind `Tag_` and the name, with `_` for blanks. There are none before a selector selects them.
         */
        post: operations["createAssetGroupTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/search": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search tags, selectors and members
         * @description The tags and the selectors in whose name a text occurs, and the members in whose name or object id it does, whatever the case. There are at most 50 of each, in the order of their names.
         */
        post: operations["searchAssetGroupTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags-history": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the history of asset group tags
         * @description Who changed which tag or selector, and who certified which member, deleted ones included.
         */
        get: operations["listAssetGroupTagHistory"];
        put?: never;
        /**
         * Search the history of asset group tags
         * @description The entries of the list in which a text occurs, whatever the case: in who did it, the action, the name of what it was done to, the environment or the note.
         */
        post: operations["searchAssetGroupTagHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/preview-selectors": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview what selectors would select
         * @description Evaluates seeds against the graph as it is and stores nothing. Seeds come first, then what they contain, then what contains them; an object that is found in several ways counts as the first. An object id that nothing in the graph has selects nothing.
         */
        post: operations["previewSelectors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/certifications": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what zones select, with the state of its certification
         * @description One entry per object and zone, as the last analysis and the decisions since left it. Where several selectors of a zone select an object the best of their states counts. The order is that of `id`, then of the zone.
         */
        get: operations["listCertifications"];
        put?: never;
        /**
         * Certify members of zones, or revoke that
         * @description Decides for objects in every zone that selects them, or in one; all of them, or none. What is certified automatically cannot be decided by hand. Where a zone asks for certification its members follow with the next analysis, which this requests.
         */
        post: operations["certifyMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/{asset_group_tag_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        /** Get an asset group tag */
        get: operations["getAssetGroupTag"];
        put?: never;
        post?: never;
        /**
         * Delete an asset group tag
         * @description The zones below move up by one. Its members lose the kind with the next analysis, which this requests. Tier Zero and Owned cannot be deleted.
         */
        delete: operations["deleteAssetGroupTag"];
        options?: never;
        head?: never;
        /**
         * Update an asset group tag
         * @description Changes what is sent and keeps the rest. Only zones have a position, certification, analysis and a glyph of their own. Moving a zone renumbers the zones in between; renaming a tag renames the graph kind of its members. The names of Tier Zero and Owned are fixed, and so are the position, analysis and glyph of Tier Zero. Members follow with the next analysis, which a change of position, certification or analysis requests. The community edition leaves `require_certify` as it is, and does not let `analysis_enabled` be changed.
         */
        patch: operations["updateAssetGroupTag"];
        trace?: never;
    };
    "/api/v2/asset-group-tags/{asset_group_tag_id}/members": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        /**
         * List the members of an asset group tag
         * @description Members are what the last analysis found; a changed selector shows with the next one.
         */
        get: operations["listAssetGroupTagMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/{asset_group_tag_id}/members/counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        /** Count the members of an asset group tag by kind */
        get: operations["getAssetGroupTagMemberCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/{asset_group_tag_id}/members/{member_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of the graph node. */
                member_id: number;
            };
            cookie?: never;
        };
        /**
         * Get an object that an asset group tag selects
         * @description With the selectors of this tag that selected it in the last analysis. An object that waits for its certification, or belongs to a higher zone, is selected too.
         */
        get: operations["getAssetGroupTagMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/{asset_group_tag_id}/selectors": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        /** List the selectors of an asset group tag */
        get: operations["listAssetGroupTagSelectors"];
        put?: never;
        /**
         * Add a selector to an asset group tag
         * @description What it selects becomes a member with the next analysis, which this requests. Only zones certify automatically.
         */
        post: operations["createAssetGroupTagSelector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/{asset_group_tag_id}/selectors/{asset_group_tag_selector_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of a selector of this tag. */
                asset_group_tag_selector_id: components["parameters"]["AssetGroupTagSelectorId"];
            };
            cookie?: never;
        };
        /** Get a selector of an asset group tag */
        get: operations["getAssetGroupTagSelector"];
        put?: never;
        post?: never;
        /**
         * Delete a selector of an asset group tag
         * @description Objects that no other selector of the tag selects stop being members with the next analysis, which this requests. Default selectors cannot be deleted.
         */
        delete: operations["deleteAssetGroupTagSelector"];
        options?: never;
        head?: never;
        /**
         * Change a selector of an asset group tag
         * @description Changes what is sent and keeps the rest; seeds are replaced as a whole. Of a default selector only `auto_certify` and `disabled` change, and some of them cannot be disabled. Members follow with the next analysis, which every change but that of name and description requests.
         */
        patch: operations["updateAssetGroupTagSelector"];
        trace?: never;
    };
    "/api/v2/asset-group-tags/{asset_group_tag_id}/selectors/{asset_group_tag_selector_id}/members": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of a selector of this tag. */
                asset_group_tag_selector_id: components["parameters"]["AssetGroupTagSelectorId"];
            };
            cookie?: never;
        };
        /**
         * List what a selector of an asset group tag selects
         * @description What the last analysis found; not all of it is a member of a zone that asks for certification.
         */
        get: operations["listAssetGroupTagSelectorMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/asset-group-tags/{asset_group_tag_id}/selectors/{asset_group_tag_selector_id}/members/counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of a selector of this tag. */
                asset_group_tag_selector_id: components["parameters"]["AssetGroupTagSelectorId"];
            };
            cookie?: never;
        };
        /** Count what a selector of an asset group tag selects by kind */
        get: operations["getAssetGroupTagSelectorMemberCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-queries": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved queries
         * @description Each query once, however many of the scopes it belongs to, in one order over all of them.
         */
        get: operations["listSavedQueries"];
        put?: never;
        /**
         * Save a query
         * @description Nobody but its owner reads it until it is shared. A query that cannot be run is saved all the same, and the answer warns of it.
         */
        post: operations["createSavedQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-queries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export saved queries as a ZIP archive
         * @description The archive holds one JSON file per query, with the members `name`, `query` and `description`. A file is named after its query, without what some file system does not allow; the second of the same name ends in ` (2)`, and so on. Without any query the archive is empty.
         */
        get: operations["exportSavedQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-queries/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import saved queries
         * @description A JSON file of one query with the members `name`, `query` and `description`, or of a list of these, other members aside; or a ZIP archive of such files, as an export makes it. All of them become the caller's own, or none where one is faulty. A query that the caller has already is skipped; one whose name is taken gets the name with ` (2)`, ` (3)` and so on.
         */
        post: operations["importSavedQueries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-queries/{saved_query_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        /**
         * Get a saved query
         * @description One's own, one that is shared with the caller, or a public one.
         */
        get: operations["getSavedQuery"];
        /**
         * Change a saved query
         * @description What is absent or empty stays as it is. Owners change their queries, administrators also public ones; those of the platform itself nobody changes.
         */
        put: operations["updateSavedQuery"];
        post?: never;
        /**
         * Delete a saved query
         * @description Owners delete their queries, administrators also public ones; those of the platform itself nobody deletes.
         */
        delete: operations["deleteSavedQuery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-queries/{saved_query_id}/permissions": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        /**
         * Get who may read a saved query
         * @description Its owner sees every user with whom it is shared, everybody else only themselves. A query that is neither public nor shared answers 404.
         */
        get: operations["getSavedQueryPermissions"];
        /**
         * Share a saved query or make it public
         * @description With `public` everybody may read the query and it is no longer shared with single users; with `user_ids` these users may read it, besides those who could already; with neither it becomes private. Both at once contradict each other, nobody shares with themselves, and a public query must become private before it is shared. Owners decide on their queries; an administrator may only make somebody else's public query private.
         */
        put: operations["shareSavedQuery"];
        post?: never;
        /**
         * Stop sharing a saved query with users
         * @description Owners, and administrators who may read the query, name anyone; all others only themselves. A user with whom it is not shared is passed over.
         */
        delete: operations["unshareSavedQuery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-queries/{saved_query_id}/export": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        /**
         * Export a saved query as a JSON file
         * @description The file has the members `name`, `query` and `description`, and is named after the query.
         */
        get: operations["exportSavedQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/saved-queries/{saved_query_id}/run": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a saved query
         * @description Asks the graph as `POST /api/v2/graphs/cypher` does, with the same answer, or as a table of rows and columns. In the table a node is its name or else its object id, a relationship its type, a path both by turns; lists and maps are JSON. A text that a spreadsheet would take for a formula begins with an apostrophe there.
         */
        post: operations["runSavedQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the clients */
        get: operations["listClients"];
        put?: never;
        /**
         * Create a client
         * @description A client is a collector with a token of its own, with which it signs its requests. The key of the token is shown here and when it is renewed, and never again.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/error": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error
         * @description It is written to the log of the job that the client runs, if it runs one.
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/update": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell what the client is
         * @description Called by a collector when it starts. What is not sent stays as it was.
         */
        put: operations["reportClientState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/{client_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client. */
                client_id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Get a client */
        get: operations["getClient"];
        /** Replace name and domain controller of a client */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client
         * @description Its token, its events and its jobs go with it; what it collected stays in the graph.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/{client_id}/token": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client. */
                client_id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give a client a new token
         * @description The old token signs nothing any more.
         */
        put: operations["rotateClientToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/{client_id}/completed-jobs": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client. */
                client_id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * List the jobs of a client that it has done with
         * @description Whatever became of them: those that still are ingested or analysed as well.
         */
        get: operations["listClientCompletedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/clients/{client_id}/jobs": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client that is to collect. */
                client_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a scheduled job for a client
         * @description The job is due at once and belongs to no event; the client takes it when it runs no other. At least one of the six collections is needed (`all_trusted_domains` is none of them), and at most one of `ous`, `domains` and `all_trusted_domains` narrows or widens where they happen. A client that asks may only name itself.
         */
        post: operations["createClientJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the jobs of all clients */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/finished": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs that clients have done with
         * @description All but those that are ready or running.
         */
        get: operations["listFinishedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/available": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs that the client can start now
         * @description Those that are ready and due, the oldest first.
         */
        get: operations["listAvailableJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/current": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the job that the client runs
         * @description Tells the server as well that the client still works on it. Without a running job the answer is 404.
         */
        get: operations["getCurrentJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/start": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a job
         * @description The job must be ready, due and of the client, which runs one job at a time. The job that it runs already may be started again: an answer that was lost does no harm.
         */
        post: operations["startJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/end": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the job that the client runs
         * @description Complete, what was delivered is ingested and analysed; failed, it is dropped. A job that runs for 20 minutes without a sign of its client times out.
         */
        post: operations["endJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /** Get a job */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a job
         * @description A job that is neither ready nor running answers 400. What its client delivered so far is dropped.
         */
        put: operations["cancelJob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{job_id}/log": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get the log of a job
         * @description One line per change of its status and per error that its client told of. A job that waits has none.
         */
        get: operations["getJobLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ingest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver a batch of collected data
         * @description The body is one collector file, plain or compressed by gzip, and belongs to the job that the client runs. When the answer arrives it is stored; it is read when the job ends. The same batch may come again: it counts once.
         */
        post: operations["ingestBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List scheduled events
         * @description An event makes a job for its client whenever its recurrence rule says so.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create a scheduled event
         * @description The client gets a job at every occurrence of the rule. At least one of the six collections is needed (`all_trusted_domains` is none of them), and at most one of `ous`, `domains` and `all_trusted_domains`.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/events/{event_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the event. */
                event_id: number;
            };
            cookie?: never;
        };
        /** Get a scheduled event */
        get: operations["getEvent"];
        /**
         * Replace a scheduled event
         * @description The event takes over exactly what is sent: a collection that is not named is off, and lists that are not named are empty. Its client stays the same. At least one of the six collections is needed (`all_trusted_domains` is none of them), and at most one of `ous`, `domains` and `all_trusted_domains`. Another rule is due at its next occurrence; jobs that nobody has begun yet follow.
         */
        put: operations["updateEvent"];
        post?: never;
        /**
         * Delete a scheduled event
         * @description Jobs of it that nobody has begun yet go with it; the others stay.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/platform-users": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the platform users
         * @description All of them in one answer, by principal name unless `sort_by` says otherwise.
         */
        get: operations["listPlatformUsers"];
        put?: never;
        /**
         * Create a platform user
         * @description With a secret the user signs in with it, with an SSO provider through that; with neither the user cannot sign in until one of them is set. The password is due for a change at once with `needs_password_reset`, otherwise after 90 days.
         */
        post: operations["createPlatformUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/platform-users/{user_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a platform user
         * @description Passwords and one-time password secrets are never shown.
         */
        get: operations["getPlatformUser"];
        put?: never;
        post?: never;
        /**
         * Delete a platform user
         * @description The password, the API tokens and the sessions of the user go as well. Nobody deletes themselves, nor the last enabled administrator.
         */
        delete: operations["deletePlatformUser"];
        options?: never;
        head?: never;
        /**
         * Update a platform user
         * @description What is not sent stays. Nobody disables themselves, or changes their own role or SSO provider; a role that a provider assigns is not changed here. A user who is given a provider loses the password. Being disabled and a change of the provider end all sessions of the user. The last enabled administrator keeps the role and stays enabled.
         */
        patch: operations["updatePlatformUser"];
        trace?: never;
    };
    "/api/v2/platform-users/{user_id}/secret": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the password of a user
         * @description For everyone's own password, proven by the current one, and with `auth/ManageUsers` for those of others. All sessions of the user end, save the one that changes its own password. A user of an SSO provider has no password.
         */
        put: operations["setUserSecret"];
        post?: never;
        /**
         * Expire the password of a user
         * @description Until it is changed, sessions that were begun with it may do nothing but manage their own user.
         */
        delete: operations["expireUserSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/platform-users/{user_id}/mfa": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to use one-time passwords
         * @description Answers a new secret for an authenticator app (RFC 6238, 6 digits, 30 seconds). It is asked for when signing in only once a first code has proven that the app has it. Only the user themselves may do so.
         */
        post: operations["enrollMfa"];
        /**
         * Stop using one-time passwords
         * @description For oneself, proven by the password, and with `auth/ManageUsers` for others, who may have lost their device.
         */
        delete: operations["removeMfa"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/platform-users/{user_id}/mfa-activation": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get whether one-time passwords are used
         * @description Of oneself; of others it is `AuthSecret.totp_activated`.
         */
        get: operations["getMfaStatus"];
        put?: never;
        /**
         * Prove the one-time password secret
         * @description From now on signing in takes a one-time password as well.
         */
        post: operations["activateMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/platform-users-minimal": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the names of the platform users
         * @description What it takes to choose somebody to share something with.
         */
        get: operations["listPlatformUsersMinimal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roles": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles
         * @description All of them in one answer, with what they permit. Roles come with the server; none can be made.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/roles/{role_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the role. */
                role_id: number;
            };
            cookie?: never;
        };
        /** Get a role */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/permissions": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions
         * @description All of them in one answer.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/permissions/{permission_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the permission. */
                permission_id: number;
            };
            cookie?: never;
        };
        /** Get a permission */
        get: operations["getPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tokens": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the API tokens
         * @description One's own, and with `auth/ManageUsers` those of all users, in one answer. Keys are never shown again.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Create an API token
         * @description For oneself, and with `auth/ManageUsers` for others. Its key signs requests in the name of the user, with all permissions of the user; this answer is the only one that shows it.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the token. */
                token_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description One's own, and with `auth/ManageUsers` anyone's. Nothing that it signs is accepted any more.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a name and a secret, or with a code of single sign-on
         * @description Answers a session token for the `Authorization` header of further requests. An unknown name, a user without a secret, a wrong secret and a code that is spent get the same 401; a disabled user gets 403. When `auth_expired` is true the secret is due for a change, and until then the session may only manage its own user. Independent of the general rate limit, one address may try once per second (`x-rate-limit` is the number of requests per second and address). A name that failed ten times within 15 minutes is refused with 429 as well, whether anybody has it or not, save from addresses from which it signed in before.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Ends the session of the token in the `Authorization` header at once. A missing or spent token is no error: there is no session to end.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/self": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in user */
        get: operations["getSelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/file-upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the upload jobs */
        get: operations["listFileUploadJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/file-upload/accepted-types": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the media types that can be uploaded */
        get: operations["listAcceptedFileTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/file-upload/start": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an upload job
         * @description The job is running (1) until it is ended. Upload any number of files to it, then end it: that is when its files are ingested. A running job that nobody continues times out (4).
         */
        post: operations["startFileUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/file-upload/{file_upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the upload job. */
                file_upload_id: components["parameters"]["FileUploadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file to a running job
         * @description The body is one collector file (JSON) or a ZIP archive of them. When the answer arrives the file is stored; it is read after the job ends, and what was wrong with it stands in the job's completed tasks. A job that is not running answers 400.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/file-upload/{file_upload_id}/end": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the upload job. */
                file_upload_id: components["parameters"]["FileUploadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an upload job and have its files ingested
         * @description The job turns to ingesting (6), then to analyzing (7), and ends as complete (2), partially complete (8: some files failed) or failed (5: all did). A job that is not running answers 400.
         */
        post: operations["endFileUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/file-upload/{file_upload_id}/completed-tasks": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the upload job. */
                file_upload_id: components["parameters"]["FileUploadId"];
            };
            cookie?: never;
        };
        /**
         * List what became of the files of an upload job
         * @description One entry per file, and one per member of an archive, in the order in which they were read.
         */
        get: operations["listCompletedTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/analysis": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the pending request for analysis
         * @description Where none is pending, the strings are empty and the time is the first of the year 1.
         */
        get: operations["getAnalysisRequest"];
        /**
         * Request an analysis of the graph
         * @description At most one request is pending: asking again changes nothing. Ingest requests an analysis by itself, and so do changes to zones and labels, unless the configuration has a schedule for analyses.
         */
        put: operations["requestAnalysis"];
        post?: never;
        /**
         * Cancel the pending request for analysis
         * @description Where none is pending the answer is 404, or 409 once an analysis has begun: that one cannot be cancelled any more.
         */
        delete: operations["cancelAnalysis"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/datapipe/status": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** Tell what ingest and analysis are doing */
        get: operations["getDatapipeStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/audit": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Every operation that changes something writes one entry for the intent and one for the outcome; both carry the same `commit_id`. Secrets of the request are not among the `fields`.
         */
        get: operations["listAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search nodes by name or object id
         * @description Nodes whose name or object id is exactly the text come first, then those that contain it. Upper and lower case make no difference.
         */
        get: operations["searchEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/available-domains": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the domains and tenants of the graph */
        get: operations["listAvailableDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/meta-nodes/{domain_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the domain or tenant. */
                domain_id: string;
            };
            cookie?: never;
        };
        /**
         * Get the latest combined node of a zone
         * @description One node stands for all members of the zone in the domain, and tells who can reach them: the stored result of the latest analysis. The answer is 404 where that has none, with the reason: no analysis was made yet, or not since the zone or the domain is there, the tag is no zone or deleted, or its analysis is not enabled.
         */
        get: operations["getMetaNode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/domains/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /**
         * Get a domain
         * @description A count is absent where the edges that it counts have not been derived yet.
         */
        get: operations["getDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a domain as collected or not */
        patch: operations["updateDomain"];
        trace?: never;
    };
    "/api/v2/domains/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. `foreign-…` are those of other domains: members of groups of this one, and those that control its policies or administer its computers. */
                related: "users" | "groups" | "computers" | "ous" | "gpos" | "foreign-users" | "foreign-groups" | "foreign-gpo-controllers" | "foreign-admins" | "inbound-trusts" | "outbound-trusts" | "controllers" | "linked-gpos" | "dc-syncers" | "adcs-escalations";
            };
            cookie?: never;
        };
        /** List objects related to a domain */
        get: operations["listDomainRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a user of the graph */
        get: operations["getUserEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. The lists of rights hold what this object can do to others, the lists of users and admins hold who can do so to this object. `controllers` are the objects that control this one, `controllables` those that it controls. */
                related: "sessions" | "memberships" | "admin-rights" | "rdp-rights" | "ps-remote-rights" | "dcom-rights" | "sql-admin-rights" | "constrained-delegation-rights" | "controllables" | "controllers";
            };
            cookie?: never;
        };
        /** List objects related to a user of the graph */
        get: operations["listUserRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/groups/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a group */
        get: operations["getGroupEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/groups/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. The lists of rights hold what this object can do to others, the lists of users and admins hold who can do so to this object. `controllers` are the objects that control this one, `controllables` those that it controls. */
                related: "members" | "memberships" | "sessions" | "admin-rights" | "rdp-rights" | "ps-remote-rights" | "dcom-rights" | "controllables" | "controllers";
            };
            cookie?: never;
        };
        /** List objects related to a group */
        get: operations["listGroupRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/computers/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a computer */
        get: operations["getComputerEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/computers/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. The lists of rights hold what this object can do to others, the lists of users and admins hold who can do so to this object. `controllers` are the objects that control this one, `controllables` those that it controls. */
                related: "sessions" | "admin-users" | "admin-rights" | "rdp-users" | "rdp-rights" | "ps-remote-users" | "ps-remote-rights" | "dcom-users" | "dcom-rights" | "sql-admins" | "constrained-users" | "constrained-delegation-rights" | "group-membership" | "controllables" | "controllers";
            };
            cookie?: never;
        };
        /** List objects related to a computer */
        get: operations["listComputerRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ous/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get an organizational unit */
        get: operations["getOuEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ous/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "users" | "groups" | "computers" | "gpos";
            };
            cookie?: never;
        };
        /** List objects related to an organizational unit */
        get: operations["listOuRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gpos/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a group policy object */
        get: operations["getGpoEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/gpos/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. All but `controllers` are objects that the policy applies to. */
                related: "users" | "computers" | "ous" | "tier-zero" | "controllers";
            };
            cookie?: never;
        };
        /** List objects related to a group policy object */
        get: operations["listGpoRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/containers/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a container */
        get: operations["getContainerEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/containers/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers";
            };
            cookie?: never;
        };
        /** List objects related to a container */
        get: operations["listContainerRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/certtemplates/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a certificate template */
        get: operations["getCertTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/certtemplates/{object_id}/controllers": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** List the controllers of a certificate template */
        get: operations["listCertTemplateControllers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/certtemplates/{object_id}/published-to-cas": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** List the enterprise CAs that a certificate template is published to */
        get: operations["listPublishedToCas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/enterprisecas/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get an enterprise CA */
        get: operations["getEnterpriseCa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/enterprisecas/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "pki-hierarchy" | "published-templates";
            };
            cookie?: never;
        };
        /** List objects related to an enterprise CA */
        get: operations["listEnterpriseCaRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/rootcas/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a root CA */
        get: operations["getRootCa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/rootcas/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "pki-hierarchy";
            };
            cookie?: never;
        };
        /** List objects related to a root CA */
        get: operations["listRootCaRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/aiacas/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get an AIA CA */
        get: operations["getAiaCa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/aiacas/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "pki-hierarchy";
            };
            cookie?: never;
        };
        /** List objects related to an AIA CA */
        get: operations["listAiaCaRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ntauthstores/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get an NT authentication store */
        get: operations["getNtAuthStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ntauthstores/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "trusted-cas";
            };
            cookie?: never;
        };
        /** List objects related to an NT authentication store */
        get: operations["listNtAuthStoreRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/issuancepolicies/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get an issuance policy */
        get: operations["getIssuancePolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/issuancepolicies/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "linked-templates";
            };
            cookie?: never;
        };
        /** List objects related to an issuance policy */
        get: operations["listIssuancePolicyRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/base/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a directory object of any kind */
        get: operations["getBaseEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/base/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. `controllers` are the objects that control this one, `controllables` those that it controls. */
                related: "controllables" | "controllers";
            };
            cookie?: never;
        };
        /** List objects related to a directory object of any kind */
        get: operations["listBaseRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/azure/{object_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        /** Get a cloud object of any kind */
        get: operations["getAzureEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/azure/{object_id}/{related}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. `inbound-control` holds the objects that control this one, `outbound-control` those that it controls. */
                related: "inbound-control" | "outbound-control" | "members" | "memberships" | "roles" | "descendants";
            };
            cookie?: never;
        };
        /** List objects related to a cloud object of any kind */
        get: operations["listAzureRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/graphs/cypher": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the graph in Cypher
         * @description Reads only: a query that would change something is refused by name. Nodes and relationships of the result, those of its paths and lists included, come once each as a graph; everything else comes as literals, row by row. A result without rows answers 200 with empty members, where older products of this family answer 404. What is wrong with a query is answered with 400: the message has the reason, the line, the column, the part of the query, and where possible what was meant.
         */
        post: operations["runCypherQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/graphs/cypher/explain": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show how a Cypher query would run
         * @description The SQL that a query becomes and PostgreSQL's plan for it. It shows how the database is built, and so is for administrators.
         */
        post: operations["explainCypherQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/graphs/kinds": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of nodes and edges
         * @description The built-in kinds, and all others that the graph has had nodes or edges of. A kind without any now is neither of nodes nor of edges, unless it is built in.
         */
        get: operations["listKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/graphs/shortest-path": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shortest paths between two nodes
         * @description Every path of the least number of edges, all in one graph. An attacker's steps are followed unless the parameters say otherwise: only edges of traversable kinds. Without a path the answer is 404.
         */
        get: operations["getShortestPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pathfinding": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shortest paths between two nodes, as one map
         * @deprecated
         * @description For clients that know it; `GET /api/v2/graphs/shortest-path` tells more and can be told which edges to follow. Edges of traversable kinds are followed. Without a path the map is empty; a node that does not exist answers 404.
         */
        get: operations["findPaths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/graph-search": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search nodes, as a graph
         * @description Upper and lower case make no difference. Where more nodes fit than are wanted, exact matches are kept first, then those that begin with the text.
         */
        get: operations["searchGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/custom-nodes": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the custom node kinds */
        get: operations["listCustomNodes"];
        put?: never;
        /**
         * Create custom node kinds
         * @description Says how nodes of these kinds are drawn. All of them are created, or none where one exists already.
         */
        post: operations["createCustomNodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/custom-nodes/{kind_name}": {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The name of the kind, compared exactly, case included. */
                kind_name: string;
            };
            cookie?: never;
        };
        /** Get a custom node kind */
        get: operations["getCustomNode"];
        /** Replace how nodes of a custom kind are drawn */
        put: operations["updateCustomNode"];
        post?: never;
        /**
         * Delete a custom node kind
         * @description Only how nodes of the kind are drawn is forgotten. The nodes stay in the graph, and so does their kind.
         */
        delete: operations["deleteCustomNode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        /**
         * @example {
         *       "http_status": 401,
         *       "timestamp": "2026-01-02T03:04:05.678Z",
         *       "request_id": "0f8fad5b-d9cb-469f-a165-70867728950e",
         *       "errors": [
         *         {
         *           "context": "login",
         *           "message": "not authenticated"
         *         }
         *       ]
         *     }
         */
        ErrorEnvelope: {
            http_status: number;
            /** Format: date-time */
            timestamp: string;
            /**
             * Format: uuid
             * @description Equal to the `Request-ID` header of the answer.
             */
            request_id: string;
            /** @description One entry per problem found. */
            errors: {
                /** @description The part of the request, as the client spells it; `login` where credentials are missing. */
                context: string;
                message: string;
            }[];
        };
        /** @enum {string} */
        CheckOutcome: "ok" | "failed" | "disabled";
        Readiness: {
            /** @enum {string} */
            status: "ok";
            checks: {
                database: components["schemas"]["CheckOutcome"];
                migrations: components["schemas"]["CheckOutcome"];
                worker: components["schemas"]["CheckOutcome"];
            };
        };
        VersionAnswer: {
            data: {
                API: {
                    current_version: string;
                    deprecated_version: string;
                };
                server_version: string;
                /** @enum {string} */
                product_edition: "enterprise" | "community";
            };
        };
        IntegerFilter: string[];
        StringFilter: string[];
        TimestampFilter: string[];
        NullableTime: {
            /** Format: date-time */
            time: string;
            valid: boolean;
        };
        NullableInteger: {
            int32: number;
            valid: boolean;
        };
        SsoProvider: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            name: string;
            display_name: string;
            /** @description The entity id of a SAML identity provider, or the issuer of an OIDC provider. */
            idp_issuer_uri: string;
            /** @description Where the identity provider takes SAML requests by HTTP POST; empty for OIDC. */
            idp_sso_uri: string;
            /** @description The assertion attributes that name the user, first match first. When there are none, the e-mail attributes are used. */
            principal_attribute_mappings: string[];
            /** @description The entity id of this server towards the identity provider. */
            sp_issuer_uri: string;
            /** @description Where a sign-in through this provider begins. */
            sp_sso_uri: string;
            /** @description Where this server publishes its own SAML metadata; empty for OIDC. */
            sp_metadata_uri: string;
            /** @description Where the identity provider sends the user back to. */
            sp_acs_uri: string;
            /** @description The id by which users and other operations refer to the provider. */
            sso_provider_id: components["schemas"]["NullableInteger"];
        };
        OidcProvider: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            issuer: string;
            client_id: string;
            sso_provider_id: number;
        };
        SsoProviderConfig: {
            auto_provision: {
                enabled: boolean;
                /** @description 0 where there is none. */
                default_role_id: number;
                role_provision: boolean;
            };
        };
        ListedSsoProvider: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            /** @enum {string} */
            type: "SAML" | "OIDC";
            /** @description The name as it stands in the addresses. */
            slug: string;
            /** @description Where a sign-in through this provider begins. */
            login_uri: string;
            /** @description Where the identity provider sends the user back to. */
            callback_uri: string;
            details: components["schemas"]["SsoProvider"] | components["schemas"]["OidcProvider"] | null;
            config: components["schemas"]["SsoProviderConfig"] | null;
        };
        SsoProvidersAnswer: {
            data: components["schemas"]["ListedSsoProvider"][];
        };
        /** @description Unique among all SSO providers. Its lower-case form is part of the sign-in addresses. */
        SsoProviderName: string;
        /**
         * Format: binary
         * @description The SAML metadata XML file of the identity provider.
         */
        SamlMetadata: string;
        /** @enum {string} */
        BooleanText: "t" | "T" | "TRUE" | "true" | "True" | "f" | "F" | "FALSE" | "false" | "False";
        /** @description Whether an unknown user is created at the first sign-in. When sent, the other two `config.auto_provision` parts are needed too. */
        AutoProvisionEnabled: components["schemas"]["BooleanText"];
        /** @description The id of the role that a created user gets. */
        DefaultRoleId: string;
        /** @description Whether the identity provider decides on the role of a created user. */
        RoleProvision: components["schemas"]["BooleanText"];
        SamlProviderForm: {
            name: components["schemas"]["SsoProviderName"];
            metadata: components["schemas"]["SamlMetadata"];
            "config.auto_provision.enabled"?: components["schemas"]["AutoProvisionEnabled"];
            "config.auto_provision.default_role_id"?: components["schemas"]["DefaultRoleId"];
            "config.auto_provision.role_provision"?: components["schemas"]["RoleProvision"];
        };
        SsoProviderAnswer: {
            data: components["schemas"]["SsoProvider"];
        };
        /** @description The issuer URL, under which the provider publishes its configuration: https, or http on this machine. */
        OidcIssuer: string;
        /** @description The name under which the provider knows this server. */
        OidcClientId: string;
        AutoProvisionUpdate: {
            /** @description Whether an unknown user is created at the first sign-in. */
            enabled?: boolean;
            /**
             * Format: int32
             * @description The id of the role that a created user gets.
             */
            default_role_id?: number;
            /** @description Whether the identity provider decides on the role of a created user. */
            role_provision?: boolean;
        };
        CreateOidcProviderRequest: {
            name: components["schemas"]["SsoProviderName"];
            issuer: components["schemas"]["OidcIssuer"];
            client_id: components["schemas"]["OidcClientId"];
            config: {
                auto_provision: components["schemas"]["AutoProvisionUpdate"];
            };
        };
        OidcProviderAnswer: {
            data: components["schemas"]["OidcProvider"];
        };
        AuthSecret: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            digest_method: string;
            /**
             * Format: date-time
             * @description When the password must be changed.
             */
            expires_at: string;
            /** @description Whether signing in takes a one-time password as well. */
            totp_activated: boolean;
        };
        Permission: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            /** @description The part before the slash, as in `graphdb/Read`. */
            authority: string;
            /** @description The part after the slash. */
            name: string;
        };
        Role: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            name: string;
            description: string;
            permissions: components["schemas"]["Permission"][];
        };
        NullableString: {
            string: string;
            valid: boolean;
        };
        PlatformUser: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            /** @description A link of former versions, never valid now; see `sso_provider_id`. */
            saml_provider_id: components["schemas"]["NullableInteger"];
            /** @description The SSO provider through which the user signs in. */
            sso_provider_id: components["schemas"]["NullableInteger"];
            /** @description What is known of the password; null for a user who signs in through an SSO provider. */
            AuthSecret: components["schemas"]["AuthSecret"] | null;
            roles: components["schemas"]["Role"][];
            first_name: components["schemas"]["NullableString"];
            last_name: components["schemas"]["NullableString"];
            email_address: components["schemas"]["NullableString"];
            /** @description The name by which the user signs in. */
            principal_name: string;
            /**
             * Format: date-time
             * @description When the user last signed in; the year 1 for a user who never did.
             */
            last_login: string;
            is_disabled: boolean;
            eula_accepted: boolean;
        };
        DeletedSsoProviderAnswer: {
            data: {
                affected_users: components["schemas"]["PlatformUser"][];
            };
        };
        SsoProviderUpdateForm: {
            name?: components["schemas"]["SsoProviderName"];
            metadata?: components["schemas"]["SamlMetadata"];
            "config.auto_provision.enabled"?: components["schemas"]["AutoProvisionEnabled"];
            "config.auto_provision.default_role_id"?: components["schemas"]["DefaultRoleId"];
            "config.auto_provision.role_provision"?: components["schemas"]["RoleProvision"];
        };
        OidcProviderUpdate: {
            name?: components["schemas"]["SsoProviderName"];
            issuer?: components["schemas"]["OidcIssuer"];
            client_id?: components["schemas"]["OidcClientId"];
            config?: {
                auto_provision?: components["schemas"]["AutoProvisionUpdate"];
            };
        };
        SamlResponseForm: {
            /** @description The response of the identity provider as base64. */
            SAMLResponse: string;
            RelayState?: string;
        };
        BooleanFilter: string[];
        /**
         * @description 1 is a zone (tier), 2 a label, 3 the tag for owned objects.
         * @enum {integer}
         */
        AssetGroupTagType: 1 | 2 | 3;
        NullableBoolean: {
            bool: boolean;
            valid: boolean;
        };
        AssetGroupTagCounts: {
            /** @description All of them, the custom ones and those that come with the server. */
            selectors: number;
            custom_selectors: number;
            default_selectors: number;
            /** @description Those of either sort that select nothing at present. */
            disabled_selectors: number;
            members: number;
        };
        AssetGroupTag: {
            id: number;
            type: components["schemas"]["AssetGroupTagType"];
            /** @description The id of the graph kind that members carry. */
            kind_id: number;
            name: string;
            description: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Who made the tag; `SYSTEM` for the tags that come with the server. */
            created_by: string;
            updated_by: string;
            /** @description The rank of a zone, 1 (Tier Zero) being the highest; an object belongs to the highest zone that selects it. */
            position: components["schemas"]["NullableInteger"];
            /** @description Whether an object becomes a member of the zone only when it is certified. */
            require_certify: components["schemas"]["NullableBoolean"];
            /** @description Whether attack paths to the zone are analysed. */
            analysis_enabled: components["schemas"]["NullableBoolean"];
            /** @description The name of the icon that members are drawn with. */
            glyph: components["schemas"]["NullableString"];
            /** @description In a list that asks for it. */
            counts?: components["schemas"]["AssetGroupTagCounts"];
        };
        AssetGroupTagsAnswer: {
            data: {
                tags: components["schemas"]["AssetGroupTag"][];
            };
        };
        /** @description Unique among the tags, also where `_` stands for blanks. Not blanks alone. */
        AssetGroupTagName: string;
        AssetGroupTagDescription: string;
        NullableIntegerInput: {
            int32?: number;
            valid?: boolean;
        } | number | null;
        NullableBooleanInput: {
            bool?: boolean;
            valid?: boolean;
        } | boolean | null;
        NullableStringInput: {
            string?: string;
            valid?: boolean;
        } | string | null;
        CreateAssetGroupTagRequest: {
            name: components["schemas"]["AssetGroupTagName"];
            /**
             * @description 1 is a zone, 2 a label.
             * @enum {integer}
             */
            type: 1 | 2;
            /** @default  */
            description: components["schemas"]["AssetGroupTagDescription"];
            /** @description The rank of the zone, from 2 to one more than there are zones. */
            position?: components["schemas"]["NullableIntegerInput"];
            /** @description Whether an object becomes a member of the zone only when it is certified; otherwise it need not be. */
            require_certify?: components["schemas"]["NullableBooleanInput"];
            /** @description Whether attack paths to the zone are analysed; they are unless this is false. */
            analysis_enabled?: components["schemas"]["NullableBooleanInput"];
            /** @description The name of a free solid Font Awesome icon that no other tag has, save `gem` and `skull`; zones only. */
            glyph?: components["schemas"]["NullableStringInput"];
        };
        AssetGroupTagAnswer: {
            data: components["schemas"]["AssetGroupTag"];
        };
        AssetGroupTagSearch: {
            query: string;
            /**
             * @description Where to look. 1 is in zones, 2 in labels and the tag for owned objects, 3 in the latter alone.
             * @enum {integer}
             */
            tag_type: 1 | 2 | 3;
            /** @description Looks in this tag alone, if it is of that type. */
            asset_group_tag_id?: number;
        };
        AssetGroupTagSelector: {
            id: number;
            asset_group_tag_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description The id of a user; `SYSTEM` for what came with the platform. */
            created_by: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: string;
            /**
             * Format: date-time
             * @description Null for a selector that is enabled.
             */
            disabled_at: string | null;
            disabled_by: string | null;
            name: string;
            description: string;
            /**
             * @description What is certified without anybody's doing: 0 nothing, 1 all that it selects, 2 its seeds alone.
             * @enum {integer}
             */
            auto_certify: 0 | 1 | 2;
            /** @description Whether it came with the platform. Such a selector cannot be deleted. */
            is_default: boolean;
            allow_disable: boolean;
            seeds: {
                /** @enum {integer} */
                type: 1 | 2;
                value: string;
            }[];
            /** @description Present where counts are asked for. */
            counts?: {
                /** @description What the selector selected in the last analysis; nothing where it is disabled. */
                members: number;
            };
        };
        /**
         * @description Why it is selected. 1 is itself a seed, 2 is contained in a seed, 3 contains one.
         * @enum {integer}
         */
        AssetGroupTagMemberSource: 1 | 2 | 3;
        FoundMember: {
            /** Format: int64 */
            id: number;
            object_id: string;
            /** @description The domain SID or tenant id; empty where the object has none. */
            environment_id: string;
            /** @description The kind that the object is shown as. */
            primary_kind: string;
            name: string;
            /** @description The tag of which it is a member; of several, it is found once for each. */
            asset_group_tag_id: number;
            source: components["schemas"]["AssetGroupTagMemberSource"];
        };
        AssetGroupTagSearchAnswer: {
            data: {
                tags: components["schemas"]["AssetGroupTag"][];
                selectors: components["schemas"]["AssetGroupTagSelector"][];
                members: components["schemas"]["FoundMember"][];
            };
        };
        AssetGroupTagHistoryRecord: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            created_at: string;
            /** @description The id of who did it; `SYSTEM` for what an analysis does by itself. */
            actor: string;
            /** @description Their e-mail address at that time, where they had one. */
            email: string | null;
            /** @enum {string} */
            action: "CreateTag" | "UpdateTag" | "DeleteTag" | "AnalysisEnabledTag" | "AnalysisDisabledTag" | "CreateSelector" | "UpdateSelector" | "DeleteSelector" | "CertifyNodeAuto" | "CertifyNodeManual" | "CertifyNodeRevoked" | "CertifyNodePending";
            /** @description The name that the tag, the selector or the member had. */
            target: string;
            asset_group_tag_id: number;
            /** @description The environment of the member that was certified. */
            environment_id: string | null;
            note: string | null;
        };
        AssetGroupTagHistoryPage: {
            count: number;
            skip: number;
            limit: number;
            data: {
                records: components["schemas"]["AssetGroupTagHistoryRecord"][];
            };
        };
        AssetGroupTagHistorySearch: {
            query: string;
        };
        SelectorSeed: {
            /**
             * @description 1 names one object by its object id, 2 is a Cypher query whose nodes are taken.
             * @enum {integer}
             */
            type: 1 | 2;
            /** @description An object id, exactly as the graph has it, or a Cypher query without parameters that returns nodes. What nothing has, or nothing fits, selects nothing. */
            value: string;
        };
        /** @description All of one type. */
        SelectorSeeds: components["schemas"]["SelectorSeed"][];
        SelectorPreview: {
            seeds: components["schemas"]["SelectorSeeds"];
            /**
             * @description 0 takes the seeds alone, 1 also all that they contain and all that contains any of these, 2 the seeds and what they contain, 3 the seeds, what they contain and what contains the seeds.
             * @default 1
             * @enum {integer}
             */
            expansion: 0 | 1 | 2 | 3;
        };
        PreviewedMember: {
            /** Format: int64 */
            id: number;
            object_id: string;
            /** @description The kind that the object is shown as. */
            primary_kind: string;
            name: string;
            /** @description Empty in a preview. */
            properties: Record<string, never>;
            source: components["schemas"]["AssetGroupTagMemberSource"];
        };
        SelectorPreviewAnswer: {
            data: {
                /** @description The first of `members`; absent when there is none. */
                member?: components["schemas"]["PreviewedMember"];
                members: components["schemas"]["PreviewedMember"][];
            };
        };
        Certification: {
            /**
             * Format: int64
             * @description The id of the graph node.
             */
            id: number;
            object_id: string;
            /** @description The domain SID or tenant id; empty where the object has none. */
            environment_id: string;
            /** @description The kind that the object is shown as. */
            primary_kind: string;
            name: string;
            /** @description The zone that selects the object. */
            asset_group_tag_id: number;
            /**
             * Format: date-time
             * @description When the selector whose state counts selected it first.
             */
            created_at: string;
            /** @description Who decided; null as long as nobody has. */
            certified_by: string | null;
            /**
             * @description 0 is pending, 1 revoked, 2 certified by hand, 3 automatically.
             * @enum {integer}
             */
            certified: 0 | 1 | 2 | 3;
        };
        CertificationPage: {
            count: number;
            skip: number;
            limit: number;
            data: {
                members: components["schemas"]["Certification"][];
            };
        };
        CertificationRequest: {
            /** @description The ids of the graph nodes. */
            member_ids: number[];
            /**
             * @description 1 revokes, 2 certifies.
             * @enum {integer}
             */
            action: 1 | 2;
            /** @description The zone to decide in; without it, every zone that selects the object. */
            asset_group_tag_id?: number;
            /** @description Kept with the decision in the history. */
            note?: string;
        };
        AssetGroupTagDetailAnswer: {
            data: {
                tag: components["schemas"]["AssetGroupTag"];
            };
        };
        /** @description At least one of these members is needed. One that is null says nothing, save for `glyph`. */
        AssetGroupTagUpdate: {
            name?: components["schemas"]["AssetGroupTagName"];
            description?: components["schemas"]["AssetGroupTagDescription"];
            /** @description Whether an object becomes a member of the zone only when it is certified. */
            require_certify?: components["schemas"]["NullableBooleanInput"];
            /** @description The new rank of the zone, from 2 to the number of zones. */
            position?: components["schemas"]["NullableIntegerInput"];
            /** @description Whether attack paths to the zone are analysed. */
            analysis_enabled?: components["schemas"]["NullableBooleanInput"];
            /** @description The name of a free solid Font Awesome icon that no other tag has, save `gem` and `skull`. An empty one, or null, takes the icon away. */
            glyph?: components["schemas"]["NullableStringInput"];
        };
        AssetGroupTagMember: {
            /** Format: int64 */
            id: number;
            object_id: string;
            /** @description The domain SID or tenant id; empty where the object has none. */
            environment_id: string;
            /** @description The kind that the object is shown as. */
            primary_kind: string;
            name: string;
            /** @description What is known of the object. */
            properties: Record<string, never>;
            source: components["schemas"]["AssetGroupTagMemberSource"];
        };
        AssetGroupTagMemberPage: {
            count: number;
            skip: number;
            limit: number;
            data: {
                members: components["schemas"]["AssetGroupTagMember"][];
            };
        };
        MemberCountsAnswer: {
            data: {
                total_count: number;
                /** @description By the kind that objects are shown as. */
                counts: {
                    [key: string]: number;
                };
            };
        };
        AssetGroupTagMemberDetail: {
            /** Format: int64 */
            id: number;
            object_id: string;
            /** @description The domain SID or tenant id; empty where the object has none. */
            environment_id: string;
            /** @description The kind that the object is shown as. */
            primary_kind: string;
            name: string;
            /** @description What is known of the object. */
            properties: Record<string, never>;
            source: components["schemas"]["AssetGroupTagMemberSource"];
            /** @description Those of this tag that select the object. */
            selectors: components["schemas"]["AssetGroupTagSelector"][];
        };
        AssetGroupTagMemberDetailAnswer: {
            data: {
                member: components["schemas"]["AssetGroupTagMemberDetail"];
            };
        };
        AssetGroupTagSelectorPage: {
            count: number;
            skip: number;
            limit: number;
            data: {
                selectors: components["schemas"]["AssetGroupTagSelector"][];
            };
        };
        /** @description No other selector of the tag has it, save one that came with the platform. */
        AssetGroupTagSelectorName: string;
        AssetGroupTagSelectorDescription: string;
        AssetGroupTagSelectorCreation: {
            name: components["schemas"]["AssetGroupTagSelectorName"];
            /** @default  */
            description: components["schemas"]["AssetGroupTagSelectorDescription"];
            seeds: components["schemas"]["SelectorSeeds"];
            /** @description What is certified without anybody's doing: 0 nothing, which it is otherwise, 1 all that the selector selects, 2 its seeds alone. Zones only. */
            auto_certify?: components["schemas"]["NullableIntegerInput"];
            /** @description Whether it selects nothing for now; it is enabled unless this is true. */
            disabled?: components["schemas"]["NullableBooleanInput"];
        };
        AssetGroupTagSelectorAnswer: {
            data: components["schemas"]["AssetGroupTagSelector"];
        };
        AssetGroupTagSelectorDetailAnswer: {
            data: {
                selector: components["schemas"]["AssetGroupTagSelector"];
            };
        };
        /** @description At least one of these members is needed. One that is null says nothing. */
        AssetGroupTagSelectorUpdate: {
            name?: components["schemas"]["AssetGroupTagSelectorName"];
            description?: components["schemas"]["AssetGroupTagSelectorDescription"];
            seeds?: components["schemas"]["SelectorSeeds"];
            /** @description What is certified without anybody's doing, 0, 1 or 2 as in a creation. */
            auto_certify?: components["schemas"]["NullableIntegerInput"];
            /** @description Whether it selects nothing for now. */
            disabled?: components["schemas"]["NullableBooleanInput"];
        };
        /** @description Any of `all`, `public`, `shared` and `owned` with commas between them, in any letter case. */
        SavedQueryScopesText: string;
        UuidFilter: string[];
        SavedQuery: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Always null: what is deleted is gone. */
            deleted_at: null;
            /**
             * Format: uuid
             * @description The owner; null for the platform itself.
             */
            user_id: string | null;
            name: string;
            query: string;
            description: string;
            /**
             * @description Why the caller may read it. What is one's own is `owned`, public or not.
             * @enum {string}
             */
            scope: "owned" | "shared" | "public";
            /** @description Whether it came with the platform. Nobody changes, shares or deletes such a query. */
            built_in: boolean;
        };
        SavedQueryPage: {
            count: number;
            skip: number;
            limit: number;
            data: components["schemas"]["SavedQuery"][];
        };
        /** @description No other query of the same owner has it. */
        SavedQueryName: string;
        /** @description Cypher, or anything else that is to be kept. */
        SavedQueryText: string;
        SavedQueryDescription: string;
        CreateSavedQueryRequest: {
            name: components["schemas"]["SavedQueryName"];
            query: components["schemas"]["SavedQueryText"];
            /** @default  */
            description: components["schemas"]["SavedQueryDescription"];
        };
        ChangedSavedQueryAnswer: {
            data: components["schemas"]["SavedQuery"];
            /** @description Present where the query cannot be run as it is. */
            warnings?: {
                /** @description What is wrong, and where. */
                message: string;
                /** @description The line of the query, from 1. */
                line?: number;
                /** @description The character of the line, from 1. */
                column?: number;
            }[];
        };
        /** @description One of `all`, `public`, `shared` and `owned`, in any letter case. */
        SavedQueryScopeText: string;
        SavedQueryImportAnswer: {
            data: {
                message: string;
                /** @description The names of the new queries, in the order of the file. */
                imported: string[];
                /** @description The names of those that the caller has already, with the same query and description. */
                skipped: string[];
                /** @description Those of the new queries whose names were taken. */
                renamed: {
                    from: string;
                    to: string;
                }[];
            };
        };
        SavedQueryAnswer: {
            data: components["schemas"]["SavedQuery"];
        };
        UpdateSavedQueryRequest: {
            name?: components["schemas"]["SavedQueryName"] | "";
            query?: components["schemas"]["SavedQueryText"] | "";
            description?: components["schemas"]["SavedQueryDescription"];
        };
        SavedQueryReadersAnswer: {
            data: {
                /** Format: int64 */
                query_id: number;
                public: boolean;
                shared_to_user_ids: string[];
            };
        };
        SavedQuerySharing: {
            /**
             * @description The users who may read the query.
             * @default []
             */
            user_ids: string[];
            /**
             * @description Whether everybody may read the query.
             * @default false
             */
            public: boolean;
        };
        NullableUuid: {
            /** Format: uuid */
            uuid: string;
            valid: boolean;
        };
        SavedQueryPermission: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            /** @description The user who may read the query; not valid where everybody may. */
            shared_to_user_id: components["schemas"]["NullableUuid"];
            /** Format: int64 */
            query_id: number;
            public: boolean;
        };
        SavedQueryPermissionsAnswer: {
            data: components["schemas"]["SavedQueryPermission"][];
        };
        SavedQueryUnsharing: {
            /** @description The users who are to read the query no longer. */
            user_ids: string[];
        };
        /** @description What the query calls `$name`, by its name. A number without a fraction is an integer. */
        CypherParameters: {
            [key: string]: unknown;
        };
        RunSavedQueryRequest: {
            parameters?: components["schemas"]["CypherParameters"];
            /**
             * @description Whether nodes and edges come with their properties. They never do in a table.
             * @default false
             */
            include_properties: boolean;
        };
        GraphNodeItem: {
            /** @description The name of the node. */
            label: string;
            kind: string;
            kinds: string[];
            objectId: string;
            isTierZero: boolean;
            isOwnedObject: boolean;
            /**
             * Format: date-time
             * @description When a file last told of it; absent where none did.
             */
            lastSeen?: string;
            /** @description Free-form; absent only where properties can be left out. */
            properties?: {
                [key: string]: unknown;
            };
        };
        /** @description By their key, which is their id. */
        GraphNodes: {
            [key: string]: components["schemas"]["GraphNodeItem"];
        };
        GraphEdgeItem: {
            /** @description The key of the node at which the edge starts. */
            source: string;
            /** @description The key of the node at which the edge ends. */
            target: string;
            label: string;
            kind: string;
            /** Format: date-time */
            lastSeen: string;
            /** @description Free-form; absent only where properties can be left out. */
            properties?: {
                [key: string]: unknown;
            };
        };
        CypherLiteral: {
            /** @description The name of the column. */
            key: string;
            /** @description Any value of JSON. Inside a map, or a list of more than nodes, relationships and paths, a node is its key, a relationship its edge, and a path the list of both by turns. An integer beyond 2^53, a number that JSON lacks and a date are text. */
            value: unknown;
        };
        CypherGraph: {
            nodes: components["schemas"]["GraphNodes"];
            edges: components["schemas"]["GraphEdgeItem"][];
            /** @description What is neither a node nor a relationship nor a path nor a list of these, in the order of the rows and of their columns. What is null is a literal too, unless its column has some of those in other rows. */
            literals: components["schemas"]["CypherLiteral"][];
            /** @description The names of all properties of the nodes, where properties are wanted. */
            node_keys?: string[];
            /** @description The names of all properties of the edges, where properties are wanted. */
            edge_keys?: string[];
            /**
             * @description Present where the result has more than this answer: it has as many rows, or is as large, as the settings of the server allow.
             * @enum {string}
             */
            cut?: "rows" | "bytes";
            /** @description Present where the query may hold a mistake: a label or a type of which the graph has never had anything. */
            warnings?: string[];
        };
        CypherAnswer: {
            data: components["schemas"]["CypherGraph"];
        };
        /** @enum {string} */
        ClientType: "sharphound" | "azurehound" | "openhound";
        /**
         * @description -1 is invalid, 0 ready, 1 running, 2 complete, 3 canceled, 4 timed out, 5 failed, 6 ingesting, 7 analyzing, 8 partially complete.
         * @enum {integer}
         */
        CollectionJobStatus: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /** @description Only `objectid` is present where the request asks for no more. */
        OuReference: {
            objectid: string;
            name?: string;
            /** @description Whether the graph knows the OU; where it does not, name and type are empty. */
            exists?: boolean;
            distinguishedname?: string;
            type?: string;
        };
        /** @description Only `objectid` is present where the request asks for no more. */
        DomainReference: {
            objectid: string;
            name?: string;
            /** @description Whether the graph knows the domain; where it does not, name and type are empty. */
            exists?: boolean;
            type?: string;
        };
        /** @description What the job brought home from one domain. */
        JobDomainResult: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: null;
            /** Format: int64 */
            job_id: number;
            domain_name: string;
            success: boolean;
            message: string;
            user_count: number;
            group_count: number;
            computer_count: number;
            gpo_count: number;
            ou_count: number;
            container_count: number;
            aiaca_count: number;
            rootca_count: number;
            enterpriseca_count: number;
            ntauthstore_count: number;
            certtemplate_count: number;
            deleted_count: number;
        };
        /** @description A job as it is listed and as its client reads it. */
        CollectionJob: {
            /** Format: int64 */
            id: number;
            /** Format: uuid */
            client_id: string;
            client_name: string;
            /** @description The event that made the job; null for a job of its own. */
            event_id: number | null;
            /**
             * Format: date-time
             * @description From then on the job can be started.
             */
            execution_time: string;
            /** Format: date-time */
            start_time: string | null;
            /** Format: date-time */
            end_time: string | null;
            status: components["schemas"]["CollectionJobStatus"];
            status_message: string;
            session_collection: boolean;
            local_group_collection: boolean;
            ad_structure_collection: boolean;
            cert_services_collection: boolean;
            ca_registry_collection: boolean;
            dc_registry_collection: boolean;
            all_trusted_domains: boolean;
            domain_controller: string | null;
            ous: components["schemas"]["OuReference"][];
            domains: components["schemas"]["DomainReference"][];
            domain_results: components["schemas"]["JobDomainResult"][];
        };
        ScheduledEvent: {
            id: number;
            /** Format: uuid */
            client_id: string;
            rrule: string;
            session_collection: boolean;
            local_group_collection: boolean;
            ad_structure_collection: boolean;
            cert_services_collection: boolean;
            ca_registry_collection: boolean;
            dc_registry_collection: boolean;
            all_trusted_domains: boolean;
            ous: components["schemas"]["OuReference"][];
            domains: components["schemas"]["DomainReference"][];
        };
        ClientToken: {
            /** Format: uuid */
            id: string;
            /** @description Signs requests; shown this once. */
            key: string;
        };
        /** @description An account of a collector. What it tells of itself is empty before it has first called. */
        Client: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            type: components["schemas"]["ClientType"];
            domain_controller: string | null;
            ip_address: string;
            hostname: string;
            configured_user: string;
            version: string;
            user_sid: string;
            /** Format: date-time */
            last_checkin: string | null;
            current_job_id: number | null;
            /** @description The job that the client runs, its OUs and domains by object id alone. */
            current_job: components["schemas"]["CollectionJob"] | null;
            completed_job_count: number;
            /** @description The schedules of the client, their OUs and domains by object id alone. */
            events: components["schemas"]["ScheduledEvent"][];
            /** @description Only there when the client was created just now. */
            token?: components["schemas"]["ClientToken"];
        };
        ClientPage: {
            count: number;
            skip: number;
            limit: number;
            data: components["schemas"]["Client"][];
        };
        /** @description A `DTSTART` line, in UTC or with a `TZID`, and an `RRULE` line of RFC 5545 with a `FREQ` from `YEARLY` to `HOURLY`. It goes by the clock of its time zone, and must have an occurrence to come. */
        RecurrenceRule: string;
        ObjectReferenceInput: string | {
            objectid: string;
        };
        ScheduledEventUpdate: {
            rrule: components["schemas"]["RecurrenceRule"];
            /** @default false */
            session_collection: boolean;
            /** @default false */
            local_group_collection: boolean;
            /** @default false */
            ad_structure_collection: boolean;
            /** @default false */
            cert_services_collection: boolean;
            /** @default false */
            ca_registry_collection: boolean;
            /** @default false */
            dc_registry_collection: boolean;
            /**
             * @description Whether every trusted domain is collected rather than that of the client alone.
             * @default false
             */
            all_trusted_domains: boolean;
            /**
             * @description The OUs to which the collection is confined.
             * @default []
             */
            ous: components["schemas"]["ObjectReferenceInput"][];
            /**
             * @description The domains to which the collection is confined.
             * @default []
             */
            domains: components["schemas"]["ObjectReferenceInput"][];
        };
        ClientCreation: {
            name: string;
            type: components["schemas"]["ClientType"];
            /** @description The domain controller to ask; without one the client chooses. */
            domain_controller?: components["schemas"]["NullableStringInput"];
            /**
             * @description The schedules that the client begins with.
             * @default []
             */
            events: components["schemas"]["ScheduledEventUpdate"][];
        };
        ClientAnswer: {
            data: components["schemas"]["Client"];
        };
        ClientErrorReport: {
            task_error: string;
            /** @description What else the client knows of it. */
            additional?: Record<string, never>;
        };
        ClientState: {
            address?: string;
            hostname?: string;
            username?: string;
            version?: string;
            usersid?: string;
        };
        ClientUpdate: {
            name: string;
            /** @description The domain controller to ask; without one the client chooses. */
            domain_controller?: components["schemas"]["NullableStringInput"];
        };
        ClientTokenAnswer: {
            data: components["schemas"]["ClientToken"];
        };
        CollectionJobPage: {
            count: number;
            skip: number;
            limit: number;
            data: components["schemas"]["CollectionJob"][];
        };
        ScheduledJobCreation: {
            /** @default false */
            session_collection: boolean;
            /** @default false */
            local_group_collection: boolean;
            /** @default false */
            ad_structure_collection: boolean;
            /** @default false */
            cert_services_collection: boolean;
            /** @default false */
            ca_registry_collection: boolean;
            /** @default false */
            dc_registry_collection: boolean;
            /**
             * @description Whether every trusted domain is collected rather than that of the client alone.
             * @default false
             */
            all_trusted_domains: boolean;
            /** @description The domain controller to ask; without one the client chooses. */
            domain_controller?: components["schemas"]["NullableStringInput"];
            /**
             * @description The OUs to which the collection is confined.
             * @default []
             */
            ous: components["schemas"]["ObjectReferenceInput"][];
            /**
             * @description The domains to which the collection is confined.
             * @default []
             */
            domains: components["schemas"]["ObjectReferenceInput"][];
        };
        /** @description What the job brought home from one domain. */
        DomainResult: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            /** Format: int64 */
            job_id: number;
            domain_name: string;
            success: boolean;
            message: string;
            user_count: number;
            group_count: number;
            computer_count: number;
            gpo_count: number;
            ou_count: number;
            container_count: number;
            aiaca_count: number;
            rootca_count: number;
            enterpriseca_count: number;
            ntauthstore_count: number;
            certtemplate_count: number;
            deleted_count: number;
        };
        ScheduledJob: {
            /** Format: int64 */
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            /** Format: uuid */
            client_id: string;
            client_name: string;
            /** @description The event that made the job; not valid for a job of its own. */
            event_id: components["schemas"]["NullableInteger"];
            status: components["schemas"]["CollectionJobStatus"];
            statusMessage: string;
            /**
             * Format: date-time
             * @description When the client began; the year 1 before that.
             */
            start_time: string;
            /**
             * Format: date-time
             * @description When the client was done; the year 1 before that.
             */
            end_time: string;
            log_path: components["schemas"]["NullableString"];
            session_collection: boolean;
            local_group_collection: boolean;
            ad_structure_collection: boolean;
            cert_services_collection: boolean;
            ca_registry_collection: boolean;
            dc_registry_collection: boolean;
            all_trusted_domains: boolean;
            domain_controller: components["schemas"]["NullableString"];
            event_title: string;
            /**
             * Format: date-time
             * @description When the client last delivered something; the year 1 before that.
             */
            last_ingest: string;
            /** @description Object ids. */
            ous: string[];
            /** @description Object ids. */
            domains: string[];
            domain_results: components["schemas"]["DomainResult"][];
        };
        ScheduledJobAnswer: {
            data: components["schemas"]["ScheduledJob"];
        };
        CollectionJobs: {
            data: components["schemas"]["CollectionJob"][];
        };
        CollectionJobAnswer: {
            data: components["schemas"]["CollectionJob"];
        };
        JobStart: {
            /** Format: int64 */
            id: number;
        };
        JobEnd: {
            /** @description `Complete` or `Failed`, in any case. */
            status: string;
            /** @default  */
            message: string;
        };
        JobLogAnswer: {
            data: {
                log: string;
            };
        };
        ScheduledEventPage: {
            count: number;
            skip: number;
            limit: number;
            data: components["schemas"]["ScheduledEvent"][];
        };
        ScheduledEventCreation: components["schemas"]["ScheduledEventUpdate"] & {
            /**
             * Format: uuid
             * @description The client that is to collect.
             */
            client_id: string;
        };
        ScheduledEventAnswer: {
            data: components["schemas"]["ScheduledEvent"];
        };
        PlatformUsersAnswer: {
            data: {
                users: components["schemas"]["PlatformUser"][];
            };
        };
        UserNameInput: {
            string?: string;
            valid?: boolean;
        } | string | null;
        /** @description The id of the role; a user has one, or none. */
        UserRolesInput: number[];
        /** @description At least 12 characters, among them a lower-case letter, an upper-case letter, a digit and a special character. */
        NewSecret: string;
        /** @description Read as `sso_provider_id` where that is not sent; clients of former versions send text. */
        LegacyProviderInput: string | components["schemas"]["NullableIntegerInput"];
        PlatformUserCreation: {
            /** @description The name by which the user signs in; no two users have the same. */
            principal: string;
            first_name?: components["schemas"]["UserNameInput"];
            last_name?: components["schemas"]["UserNameInput"];
            email_address?: components["schemas"]["UserNameInput"];
            roles?: components["schemas"]["UserRolesInput"];
            secret?: components["schemas"]["NewSecret"];
            /** @default false */
            needs_password_reset: boolean;
            sso_provider_id?: components["schemas"]["NullableIntegerInput"];
            saml_provider_id?: components["schemas"]["LegacyProviderInput"];
            /** @default false */
            is_disabled: boolean;
        };
        PlatformUserAnswer: {
            data: components["schemas"]["PlatformUser"];
        };
        PlatformUserUpdate: {
            principal?: string;
            first_name?: components["schemas"]["UserNameInput"];
            last_name?: components["schemas"]["UserNameInput"];
            email_address?: components["schemas"]["UserNameInput"];
            roles?: components["schemas"]["UserRolesInput"];
            sso_provider_id?: components["schemas"]["NullableIntegerInput"];
            saml_provider_id?: components["schemas"]["LegacyProviderInput"];
            is_disabled?: boolean;
        };
        /** @description The current password of the caller. */
        OwnSecret: string;
        SecretRequest: {
            secret: components["schemas"]["NewSecret"];
            current_secret?: components["schemas"]["OwnSecret"];
            /**
             * @description Whether the password is due for a change at once.
             * @default false
             */
            needs_password_reset: boolean;
        };
        MfaEnrollment: {
            secret: components["schemas"]["OwnSecret"];
        };
        MfaSecretAnswer: {
            data: {
                /** @description An image, as a `data:` URL. */
                qr_code: string;
                /** @description The secret in base32, for typing it in. */
                totp_secret: string;
            };
        };
        MfaRemoval: {
            secret?: components["schemas"]["OwnSecret"];
        };
        MfaStatusAnswer: {
            data: {
                /** @enum {string} */
                status: "activated" | "deactivated" | "pending";
            };
        };
        MfaActivation: {
            otp: string;
        };
        MinimalUsersAnswer: {
            data: {
                users: {
                    /** Format: uuid */
                    id: string;
                    first_name: components["schemas"]["NullableString"];
                    last_name: components["schemas"]["NullableString"];
                    /** @description Empty for a user without one. */
                    email: string;
                }[];
            };
        };
        RolesAnswer: {
            data: {
                roles: components["schemas"]["Role"][];
            };
        };
        RoleAnswer: {
            data: components["schemas"]["Role"];
        };
        PermissionsAnswer: {
            data: {
                permissions: components["schemas"]["Permission"][];
            };
        };
        PermissionAnswer: {
            data: components["schemas"]["Permission"];
        };
        ApiToken: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            user_id: components["schemas"]["NullableUuid"];
            name: components["schemas"]["NullableString"];
            hmac_method: string;
            /**
             * Format: date-time
             * @description When a request was last signed with it; the year 1 where none was.
             */
            last_access: string;
            /** @description When it ends; not valid where it does not. */
            expires_at: components["schemas"]["NullableTime"];
            created_by: components["schemas"]["NullableUuid"];
        };
        TokensAnswer: {
            data: {
                tokens: components["schemas"]["ApiToken"][];
            };
        };
        TokenCreation: {
            token_name?: string;
            /**
             * Format: uuid
             * @description Whose token it will be; without it, the caller's.
             */
            user_id?: string | null;
            /**
             * Format: date-time
             * @description When the token ends, in the future; without it, the token does not end by itself.
             */
            expires_at?: string | null;
        };
        NewApiToken: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            deleted_at: components["schemas"]["NullableTime"];
            user_id: components["schemas"]["NullableUuid"];
            name: components["schemas"]["NullableString"];
            /** @description What requests are signed with, as text; it is not decoded. */
            key: string;
            hmac_method: string;
            /**
             * Format: date-time
             * @description When a request was last signed with it; the year 1 where none was.
             */
            last_access: string;
            /** @description When it ends; not valid where it does not. */
            expires_at: components["schemas"]["NullableTime"];
            created_by: components["schemas"]["NullableUuid"];
        };
        NewTokenAnswer: {
            data: components["schemas"]["NewApiToken"];
        };
        LoginRequest: {
            /**
             * @description A name with its secret, or the code that a sign-in through an SSO provider ended with.
             * @enum {string}
             */
            login_method: "secret" | "sso_code";
            /** @description The one-time code, asked for with the method `sso_code`. */
            code?: string;
            /** @description The principal name of the user, asked for with the method `secret`. */
            username?: string;
            secret?: string;
            /** @description The current one-time password, asked of users who activated it. */
            otp?: string;
        };
        LoginAnswer: {
            data: {
                /** Format: uuid */
                user_id: string;
                /** @description Whether the secret is past its lifetime and has to be changed. */
                auth_expired: boolean;
                /** @description A JWT, to be sent as `Authorization: Bearer <session_token>`. */
                session_token: string;
            };
        };
        /**
         * @description 1 running, 6 ingesting, 7 analyzing, 2 complete, 8 partially complete, 5 failed, 4 timed out. The other numbers of the common job table (-1 invalid, 0 ready, 3 canceled) do not occur in upload jobs.
         * @enum {integer}
         */
        FileUploadJobStatus: 1 | 2 | 4 | 5 | 6 | 7 | 8;
        FileUploadJob: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            /**
             * Format: uuid
             * @description Who started the job; null when the user is gone.
             */
            user_id: string | null;
            user_email_address: string | null;
            status: components["schemas"]["FileUploadJobStatus"];
            status_message: string;
            /** Format: date-time */
            start_time: string;
            /** Format: date-time */
            end_time: string | null;
            /** Format: date-time */
            last_ingest: string | null;
            total_files: number;
            failed_files: number;
            /** @description How many files have been read so far, failed ones included. */
            files_done: number;
            /** @description How many objects have been read so far. */
            objects_done: number;
            /** @description How fast objects were read most recently. */
            objects_per_second: number;
        };
        FileUploadJobPage: {
            count: number;
            skip: number;
            limit: number;
            data: components["schemas"]["FileUploadJob"][];
        };
        AcceptedFileTypes: {
            data: ("application/json" | "application/zip" | "application/zip-compressed" | "application/x-zip-compressed")[];
        };
        FileUploadJobAnswer: {
            data: components["schemas"]["FileUploadJob"];
        };
        CompletedTask: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            file_name: string;
            /** @description The archive that the file was in; empty for a file uploaded by itself. */
            parent_file_name: string;
            /** @description What kept the file, or a part of it, from being taken. */
            errors: string[];
            /** @description What was repaired or left out, while the rest of the file was taken. */
            warnings: string[];
            /** @description How many objects of the file were taken. */
            objects: number;
        };
        CompletedTasks: {
            data: components["schemas"]["CompletedTask"][];
        };
        AnalysisRequestAnswer: {
            data: {
                /** Format: date-time */
                requested_at: string;
                /** @description The id of the user who asked, or the name of the part of the server that did. */
                requested_by: string;
                /**
                 * @description `tagging` where the members of zones and labels, and who reaches them, are to be found anew, `analysis` where before that the edges that follow from the graph are as well; empty where no request is pending.
                 * @enum {string}
                 */
                request_type: "analysis" | "tagging" | "";
            };
        };
        AnalysisStep: {
            name: string;
            /** Format: date-time */
            finished_at: string;
            duration_ms: number;
            /** @description How many edges, members or figures the step made. */
            added: number;
            /** @description How many of these the step removed because they no longer follow from the graph. */
            removed: number;
            /** @description Why the step failed; what the analysis before had made is kept then. */
            error: string | null;
        };
        DatapipeStatusAnswer: {
            data: {
                /** @enum {string} */
                status: "idle" | "ingesting" | "analyzing";
                /** Format: date-time */
                updated_at: string;
                /**
                 * Format: date-time
                 * @description When an analysis last ended with every step done.
                 */
                last_complete_analysis_at: string | null;
                /**
                 * Format: date-time
                 * @description When an analysis last ran, whether or not every step of it was done.
                 */
                last_analysis_run_at: string | null;
                /**
                 * Format: date-time
                 * @description When the schedule of the configuration is due next; null where there is none, or nothing left of it.
                 */
                next_scheduled_analysis_at: string | null;
                /** @description What the last analysis did, in the order of its steps. */
                steps: components["schemas"]["AnalysisStep"][];
            };
        };
        AuditLog: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** @description The id of the caller; empty where nobody was signed in. */
            actor_id: string;
            actor_name: string;
            actor_email: string;
            action: string;
            /** @description What the request was about, free-form. */
            fields: {
                [key: string]: unknown;
            };
            /** Format: uuid */
            request_id: string;
            source_ip_address: string;
            /** Format: uuid */
            commit_id: string;
            /** @enum {string} */
            status: "intent" | "success" | "failure";
        };
        AuditLogPage: {
            count: number;
            skip: number;
            limit: number;
            data: {
                logs: components["schemas"]["AuditLog"][];
            };
        };
        SearchResult: {
            objectid: string;
            /** @description The kind that tells most about the node. */
            type: string;
            name: string;
            /** @description Empty where the node has none. */
            distinguishedname: string;
            /** @description Separated by spaces, empty where there are none. */
            system_tags: string;
        };
        SearchAnswer: {
            data: components["schemas"]["SearchResult"][];
        };
        AvailableDomain: {
            /** @enum {string} */
            type: "active-directory" | "azure";
            name: string;
            /** @description The object id. */
            id: string;
            /** @description Whether a collector read the domain itself, not only references to it. */
            collected: boolean;
        };
        AvailableDomains: {
            data: components["schemas"]["AvailableDomain"][];
        };
        /** @description Principals are users, computers, Azure users and service principals that are not disabled and not in the zone. One is exposed when a path of traversable edges leads from it to a member of the zone in the domain. `composite_<Kind>` tells how many members of a kind there are, of each kind that has any. */
        MetaNodeData: {
            name: string;
            /** @description The object id of the domain or tenant. */
            owner_objectid: string;
            /** @description The name of the domain or tenant, or its object id. */
            environment: string;
            /** @description 0 for Hygiene. */
            asset_group_tag_id: number;
            /** @description The name of the zone. */
            zone: string;
            member_count: number;
            /** @description Principals of the domain. */
            principal_count: number;
            /** @description Exposed principals, of whatever domain. */
            exposed_principals: number;
            /** @description Exposed principals of the domain itself. */
            exposed_here: number;
            /** @description Of the principals of the domain, how many are exposed; 0 where it has none. */
            share: number;
            /** @description Edges from outside to a member by which the paths of exposed principals first enter the zone. Without them nobody is exposed. */
            choke_edges: number;
            /** Format: date-time */
            analysed_at: string;
        } & {
            [key: string]: number;
        };
        /** @description What the latest analysis found of a zone in a domain or tenant, as a graph shows it. */
        MetaNode: {
            label: {
                text: string;
                bold: boolean;
            };
            /** @enum {string} */
            shape: "circle";
            /** @description Green where nobody of the domain is exposed, amber where less than half are, else red. */
            color: string;
            /** @description Grows with the number of members, by one for each power of ten. */
            size: number;
            border: {
                color: string;
                width: number;
            };
            /** @description The glyph of the zone, if it has one. */
            glyphs: {
                /** @enum {string} */
                position: "ne";
                color: string;
                fontIcon: {
                    /** @description The name of the icon. */
                    text: string;
                    fontFamily: string;
                    color: string;
                };
            }[];
            data: components["schemas"]["MetaNodeData"];
        };
        MetaNodeAnswer: {
            /** @description One node under its id. */
            data: {
                [key: string]: components["schemas"]["MetaNode"];
            };
        };
        DomainInfo: {
            kinds: string[];
            /** @description The properties of the node, free-form. */
            props: {
                [key: string]: unknown;
            };
            users?: number;
            groups?: number;
            computers?: number;
            ous?: number;
            gpos?: number;
            /** @description Users of other domains that are members of groups of this one, directly or not. */
            foreignUsers?: number;
            /** @description Groups of other domains that are members of groups of this one, directly or not. */
            foreignGroups?: number;
            /** @description Principals of other domains that control a group policy object of this one. */
            foreignGPOControllers?: number;
            /** @description Principals of other domains that administer a computer of this one. */
            foreignAdmins?: number;
            /** @description Domains that are reached over trusts pointing to this one, directly or not. */
            inboundTrusts?: number;
            /** @description Domains that are reached over trusts pointing away from this one, directly or not. */
            outboundTrusts?: number;
            /** @description Principals that control the domain, directly or as members of a group that does. */
            controllers?: number;
            /** @description Group policy objects linked to the domain. */
            linkedgpos?: number;
            /** @description Principals that can replicate secrets from the domain. */
            dcsyncers?: number;
            /** @description Principals that can take the domain over through its certificate services. */
            "adcs-escalations"?: number;
        };
        DomainAnswer: {
            data: components["schemas"]["DomainInfo"];
        };
        UpdateDomainRequest: {
            collected: boolean;
        };
        UpdateDomainAnswer: {
            data: {
                collected: boolean;
            };
        };
        NodeListEntry: {
            objectID: string;
            /** @description Empty for a node that is known from its edges alone. */
            name: string;
            /** @description The kind that tells most about the node. */
            label: string;
            kinds: string[];
        };
        NodePage: {
            count: number;
            skip: number;
            limit: number;
            data: components["schemas"]["NodeListEntry"][];
        };
        /** @description Nodes and edges, each under a key of its own. The key of an edge begins with `rel_`. */
        GraphItems: {
            [key: string]: components["schemas"]["GraphNodeItem"] | components["schemas"]["GraphEdgeItem"];
        };
        RelatedNodes: components["schemas"]["NodePage"] | components["schemas"]["GraphItems"];
        /** @description A node. Where counts are wanted, each related list that its kind has appears with the number of objects in it, under the name of the list. */
        EntityInfo: {
            kinds: string[];
            /** @description The properties of the node, free-form. */
            props: {
                [key: string]: unknown;
            };
            "admin-rights"?: number;
            "admin-users"?: number;
            computers?: number;
            "constrained-delegation-rights"?: number;
            "constrained-users"?: number;
            controllables?: number;
            controllers?: number;
            "dcom-rights"?: number;
            "dcom-users"?: number;
            descendants?: number;
            gpos?: number;
            "group-membership"?: number;
            groups?: number;
            "inbound-control"?: number;
            "linked-templates"?: number;
            members?: number;
            memberships?: number;
            ous?: number;
            "outbound-control"?: number;
            "pki-hierarchy"?: number;
            "ps-remote-rights"?: number;
            "ps-remote-users"?: number;
            "published-templates"?: number;
            "published-to-cas"?: number;
            "rdp-rights"?: number;
            "rdp-users"?: number;
            roles?: number;
            sessions?: number;
            "sql-admin-rights"?: number;
            "sql-admins"?: number;
            "tier-zero"?: number;
            "trusted-cas"?: number;
            users?: number;
        };
        EntityAnswer: {
            data: components["schemas"]["EntityInfo"];
        };
        CypherText: string;
        CypherQueryRequest: {
            query: components["schemas"]["CypherText"];
            parameters?: components["schemas"]["CypherParameters"];
            /**
             * @description Whether nodes and edges come with their properties.
             * @default false
             */
            include_properties: boolean;
        };
        ExplainCypherRequest: {
            query: components["schemas"]["CypherText"];
            parameters?: components["schemas"]["CypherParameters"];
            /**
             * @description Whether the statement is run as well, for times and numbers of rows; its result is thrown away.
             * @default false
             */
            analyze: boolean;
        };
        ExplainCypherAnswer: {
            data: {
                sql: string;
                /** @description The type of what stands in the SQL as $1, $2 and so on. */
                parameters: string[];
                /** @description How many paths each search for shortest paths found. They are made before, outside the SQL. */
                searches: number[];
                /** @description What PostgreSQL tells of the statement, as its EXPLAIN (FORMAT JSON) does. */
                plan: unknown;
            };
        };
        KindTypeFilter: string[];
        KindsAnswer: {
            data: {
                kinds: string[];
            };
        };
        PathsAnswer: {
            data: {
                nodes: components["schemas"]["GraphNodes"];
                edges: components["schemas"]["GraphEdgeItem"][];
            };
        };
        PathItemsAnswer: {
            data: components["schemas"]["GraphItems"];
        };
        GraphSearchAnswer: {
            data: components["schemas"]["GraphNodes"];
        };
        CustomNode: {
            id: number;
            kindName: string;
            config: {
                icon: {
                    /** @enum {string} */
                    type: "font-awesome";
                    name: string;
                    color: string;
                };
            };
        };
        CustomNodesAnswer: {
            data: components["schemas"]["CustomNode"][];
        };
        CustomNodeConfigInput: {
            icon: {
                /** @enum {string} */
                type: "font-awesome";
                /** @description The name of a free solid icon, without the prefix `fa-`. */
                name: string;
                /**
                 * @description `#RGB` or `#RRGGBB`.
                 * @default #FFFFFF
                 */
                color: string;
            };
        };
        CreateCustomNodesRequest: {
            /** @description What the nodes look like, by the name of their kind. */
            custom_types: {
                [key: string]: components["schemas"]["CustomNodeConfigInput"];
            };
        };
        CustomNodeAnswer: {
            data: components["schemas"]["CustomNode"];
        };
        UpdateCustomNodeRequest: {
            config: components["schemas"]["CustomNodeConfigInput"];
        };
    };
    responses: {
        /** @description Too many requests from this address, or too many wrong passwords; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A fault of this server. The request id finds it in the log. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The server is overloaded, shutting down, or cannot reach its database; `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request does not fit this description; each entry names the part and the reason. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request carries no valid credentials. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The caller lacks the permission. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The deadline of the `Prefer` header passed; the work was stopped. */
        DeadlineExceeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The new provider. */
        createdSamlProvider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SsoProviderAnswer"];
            };
        };
        /** @description The request contradicts the current state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is larger than this server accepts. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is of a media type that this operation does not read. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The thing does not exist, or the caller may not know of it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Signed in, where no return address is configured. A page that shows the session token. */
        SessionPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description Signed in. The browser goes on to the configured return address, which finds a one-time `code` in its query and exchanges it within 60 seconds with `POST /api/v2/login`. */
        SignedIn: {
            headers: {
                /** @description The return address with the code. */
                Location?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description One page of nodes, or with `type=graph` the nodes and edges. */
        RelatedNodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RelatedNodes"];
            };
        };
    };
    parameters: {
        /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
        Prefer: string;
        /** @description The id of the provider. */
        SsoProviderId: number;
        /** @description The slug of the provider. */
        SsoSlug: string;
        /** @description How many results to leave out from the start. */
        Skip: number;
        /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
        Limit50: number;
        /** @description Only members of these environments, by domain SID or tenant id. */
        Environments: string[];
        /** @description Filters by the kind that a member is shown as. The kind of a source, such as `Base` and `AZBase`, stands for members that have no more specific one. */
        MemberPrimaryKind: components["schemas"]["StringFilter"];
        /** @description Filters by name. */
        MemberName: components["schemas"]["StringFilter"];
        /** @description Filters by object id. */
        MemberObjectId: components["schemas"]["StringFilter"];
        /** @description The id of the tag. */
        AssetGroupTagId: number;
        /** @description The columns to sort by, most important first; a leading hyphen means descending. Without it the order is that of `id`. */
        MemberSort: ("id" | "-id" | "objectid" | "-objectid" | "name" | "-name")[];
        /** @description The id of a selector of this tag. */
        AssetGroupTagSelectorId: number;
        /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
        Limit10000: number;
        /** @description The id of the saved query. */
        SavedQueryId: number;
        /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
        Limit100: number;
        /** @description The columns to sort by, most important first; a leading hyphen means descending. */
        ClientSort: ("name" | "-name" | "ip_address" | "-ip_address" | "hostname" | "-hostname" | "configured_user" | "-configured_user" | "last_checkin" | "-last_checkin" | "completed_job_count" | "-completed_job_count" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
        /** @description Filters by name. */
        FilterName: components["schemas"]["StringFilter"];
        /** @description Filters by type. */
        FilterType: components["schemas"]["StringFilter"];
        /** @description Filters by address. */
        FilterAddress: components["schemas"]["StringFilter"];
        /** @description Filters by host name. */
        FilterHostname: components["schemas"]["StringFilter"];
        /** @description Filters by the user as whom the client runs. */
        FilterUser: components["schemas"]["StringFilter"];
        /** @description Filters by version. */
        FilterVersion: components["schemas"]["StringFilter"];
        /** @description Filters by the security identifier of that user. */
        FilterSid: components["schemas"]["StringFilter"];
        /** @description Filters by the time of the last sign of the client. */
        FilterCheckin: components["schemas"]["TimestampFilter"];
        /** @description Filters by domain controller. */
        FilterController: components["schemas"]["StringFilter"];
        /** @description Filters by id. */
        FilterClientId: components["schemas"]["UuidFilter"];
        /** @description Filters by the job that the client runs. */
        FilterCurrentJob: components["schemas"]["IntegerFilter"];
        /** @description Filters by the number of jobs that the client has done with. */
        FilterCompleted: components["schemas"]["IntegerFilter"];
        /** @description Filters by the time of creation. */
        FilterCreated: components["schemas"]["TimestampFilter"];
        /** @description Filters by the time of the last change. */
        FilterUpdated: components["schemas"]["TimestampFilter"];
        /** @description The id of the client. */
        ClientId: string;
        /** @description The columns to sort by, most important first; a leading hyphen means descending. */
        JobSort: ("id" | "-id" | "status" | "-status" | "execution_time" | "-execution_time" | "start_time" | "-start_time" | "end_time" | "-end_time" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
        /** @description Filters by id. */
        FilterId: components["schemas"]["IntegerFilter"];
        /** @description Filters by the event that made the job. */
        FilterEvent: components["schemas"]["IntegerFilter"];
        /** @description Filters by status. */
        FilterStatus: components["schemas"]["IntegerFilter"];
        /** @description Filters by the time from which on the job can be started. */
        FilterExecution: components["schemas"]["TimestampFilter"];
        /** @description Filters by the time at which the client began. */
        FilterStart: components["schemas"]["TimestampFilter"];
        /** @description Filters by the time at which the client was done. */
        FilterEnd: components["schemas"]["TimestampFilter"];
        /** @description Whether `domains` come with names, type and existence, or with the object id alone. */
        HydrateDomains: components["schemas"]["BooleanText"];
        /** @description Whether `ous` come with names, type and existence, or with the object id alone. */
        HydrateOus: components["schemas"]["BooleanText"];
        /** @description Filters by client. */
        FilterClient: components["schemas"]["UuidFilter"];
        /** @description The id of the job. */
        JobId: number;
        /** @description The id of the user. */
        UserId: string;
        /** @description The id of the upload job. */
        FileUploadId: number;
        /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
        Limit1000: number;
        /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
        Limit10: number;
        /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
        ObjectId: string;
        /** @description Whether to add how many objects are related to this one. */
        Count: components["schemas"]["BooleanText"];
        /** @description The same as `count`; where both are sent, this one applies. */
        Counts: components["schemas"]["BooleanText"];
        /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
        ResultType: "list" | "graph";
        /** @description Columns to sort by, in order; a leading hyphen means descending. */
        NodeSortBy: ("name" | "-name" | "objectID" | "-objectID")[];
        /** @description The object id of the node at which the paths start, compared exactly. */
        StartNode: string;
        /** @description The object id of the node at which they end, compared exactly. It must be another one. */
        EndNode: string;
    };
    requestBodies: {
        samlProviderForm: {
            content: {
                "multipart/form-data": components["schemas"]["SamlProviderForm"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getSpec: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This OpenAPI document, bundled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/x-yaml": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listSsoProviders: {
        parameters: {
            query?: {
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: ("id" | "-id" | "name" | "-name" | "slug" | "-slug" | "type" | "-type" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
                id?: components["schemas"]["IntegerFilter"];
                name?: components["schemas"]["StringFilter"];
                slug?: components["schemas"]["StringFilter"];
                type?: components["schemas"]["StringFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                updated_at?: components["schemas"]["TimestampFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every provider that matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoProvidersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSamlSsoProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["samlProviderForm"];
        responses: {
            200: components["responses"]["createdSamlProvider"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOidcProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOidcProviderRequest"];
            };
        };
        responses: {
            /** @description The new provider. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OidcProviderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteSsoProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the provider. */
                sso_provider_id: components["parameters"]["SsoProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users who signed in through the provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSsoProviderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updateSsoProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the provider. */
                sso_provider_id: components["parameters"]["SsoProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SsoProviderUpdateForm"];
                "application/json": components["schemas"]["OidcProviderUpdate"];
            };
        };
        responses: {
            /** @description The provider as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoProviderAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getSigningCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the provider. */
                sso_provider_id: components["parameters"]["SsoProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate as PEM. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createSamlProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["samlProviderForm"];
        responses: {
            200: components["responses"]["createdSamlProvider"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSsoSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the provider. */
                sso_slug: components["parameters"]["SsoSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page that sends the request to an identity provider which takes it by HTTP POST alone. */
            200: {
                headers: {
                    /** @description Binds the sign-in to this browser. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The browser goes on to the identity provider. */
            302: {
                headers: {
                    /** @description The identity provider with the request. */
                    Location?: string;
                    /** @description Binds the sign-in to this browser. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeOidcSignIn: {
        parameters: {
            query: {
                /** @description Names the sign-in that was begun. */
                state: string;
                /** @description What the identity provider exchanges for tokens. */
                code?: string;
                /** @description The issuer, where the identity provider names itself. */
                iss?: string;
                /** @description Why the identity provider signed nobody in. */
                error?: string;
                /** @description The same in words. */
                error_description?: string;
            };
            header?: never;
            path: {
                /** @description The slug of the provider. */
                sso_slug: components["parameters"]["SsoSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionPage"];
            302: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeSamlSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the provider. */
                sso_slug: components["parameters"]["SsoSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SamlResponseForm"];
            };
        };
        responses: {
            200: components["responses"]["SessionPage"];
            302: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServiceProviderMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the provider. */
                sso_slug: components["parameters"]["SsoSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description SAML metadata XML, for the administrator of the identity provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/samlmetadata+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssetGroupTags: {
        parameters: {
            query?: {
                /** @description Whether to count the selectors and members of each tag. */
                counts?: components["schemas"]["BooleanText"];
                type?: components["schemas"]["IntegerFilter"];
                name?: components["schemas"]["StringFilter"];
                description?: components["schemas"]["StringFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                created_by?: components["schemas"]["StringFilter"];
                updated_at?: components["schemas"]["TimestampFilter"];
                updated_by?: components["schemas"]["StringFilter"];
                deleted_at?: components["schemas"]["TimestampFilter"];
                deleted_by?: components["schemas"]["StringFilter"];
                require_certify?: components["schemas"]["BooleanFilter"];
                analysis_enabled?: components["schemas"]["BooleanFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createAssetGroupTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAssetGroupTagRequest"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    searchAssetGroupTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetGroupTagSearch"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAssetGroupTagHistory: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit50"];
                /** @description The column to sort by; a leading hyphen means descending. The newest entry comes first by default. */
                sort_by?: ("created_at" | "-created_at")[];
                created_at?: components["schemas"]["TimestampFilter"];
                actor?: components["schemas"]["StringFilter"];
                email?: components["schemas"]["StringFilter"];
                action?: components["schemas"]["StringFilter"];
                target?: components["schemas"]["StringFilter"];
                asset_group_tag_id?: components["schemas"]["IntegerFilter"];
                environment_id?: components["schemas"]["StringFilter"];
                note?: components["schemas"]["StringFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagHistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    searchAssetGroupTagHistory: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit50"];
                /** @description The column to sort by; a leading hyphen means descending. The newest entry comes first by default. */
                sort_by?: ("created_at" | "-created_at")[];
                created_at?: components["schemas"]["TimestampFilter"];
                actor?: components["schemas"]["StringFilter"];
                email?: components["schemas"]["StringFilter"];
                action?: components["schemas"]["StringFilter"];
                target?: components["schemas"]["StringFilter"];
                asset_group_tag_id?: components["schemas"]["IntegerFilter"];
                environment_id?: components["schemas"]["StringFilter"];
                note?: components["schemas"]["StringFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetGroupTagHistorySearch"];
            };
        };
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagHistoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    previewSelectors: {
        parameters: {
            query?: {
                /** @description How many members to answer with at most. With 0 there are none. */
                limit?: number;
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectorPreview"];
            };
        };
        responses: {
            /** @description What the seeds select. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectorPreviewAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listCertifications: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit50"];
                /** @description Only members of these environments, by domain SID or tenant id. */
                environments?: components["parameters"]["Environments"];
                /** @description Filters by the kind that a member is shown as. The kind of a source, such as `Base` and `AZBase`, stands for members that have no more specific one. */
                primary_kind?: components["parameters"]["MemberPrimaryKind"];
                /** @description Filters by name. */
                name?: components["parameters"]["MemberName"];
                /** @description Filters by object id. */
                object_id?: components["parameters"]["MemberObjectId"];
                /** @description Filters by the zone. */
                asset_group_tag_id?: components["schemas"]["IntegerFilter"];
                /** @description Filters by the state. 0 is pending, 1 revoked, 2 certified by hand, 3 automatically. */
                certified?: components["schemas"]["IntegerFilter"];
                /** @description Filters by who decided. */
                certified_by?: components["schemas"]["StringFilter"];
                /** @description Filters by `created_at`. */
                created_at?: components["schemas"]["TimestampFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of certifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    certifyMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationRequest"];
            };
        };
        responses: {
            /** @description It is decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getAssetGroupTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteAssetGroupTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updateAssetGroupTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetGroupTagUpdate"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAssetGroupTagMembers: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit50"];
                /** @description Only members of these environments, by domain SID or tenant id. */
                environments?: components["parameters"]["Environments"];
                /** @description The columns to sort by, most important first; a leading hyphen means descending. Without it the order is that of `id`. */
                sort_by?: components["parameters"]["MemberSort"];
                /** @description Filters by the kind that a member is shown as. The kind of a source, such as `Base` and `AZBase`, stands for members that have no more specific one. */
                primary_kind?: components["parameters"]["MemberPrimaryKind"];
                /** @description Filters by name. */
                name?: components["parameters"]["MemberName"];
                /** @description Filters by object id. */
                object_id?: components["parameters"]["MemberObjectId"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagMemberPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getAssetGroupTagMemberCounts: {
        parameters: {
            query?: {
                /** @description Only members of these environments, by domain SID or tenant id. */
                environments?: components["parameters"]["Environments"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are, in all and of each kind that has any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberCountsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getAssetGroupTagMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of the graph node. */
                member_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The object, and what selects it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagMemberDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAssetGroupTagSelectors: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit50"];
                /** @description Whether to count what each selector selected in the last analysis. */
                counts?: components["schemas"]["BooleanText"];
                /** @description Counts only what is in these environments, by domain SID or tenant id. */
                environments?: string[];
                /** @description The columns to sort by, most important first; a leading hyphen means descending. By id where nothing is said. */
                sort_by?: ("id" | "-id" | "name" | "-name" | "created_at" | "-created_at")[];
                /** @description Filters by name. */
                name?: components["schemas"]["StringFilter"];
                /** @description Filters by description. */
                description?: components["schemas"]["StringFilter"];
                /** @description Filters by the type of the seeds. */
                type?: components["schemas"]["IntegerFilter"];
                /** @description Filters by what is certified automatically. */
                auto_certify?: components["schemas"]["IntegerFilter"];
                /** @description Filters by whether the selector came with the platform. */
                is_default?: components["schemas"]["BooleanFilter"];
                /** @description Filters by whether the selector is disabled. */
                disabled?: components["schemas"]["BooleanFilter"];
                /** @description Filters by the time at which the selector was disabled. */
                disabled_at?: components["schemas"]["TimestampFilter"];
                /** @description Filters by who disabled the selector. */
                disabled_by?: components["schemas"]["StringFilter"];
                /** @description Filters by the time of creation. */
                created_at?: components["schemas"]["TimestampFilter"];
                /** @description Filters by who created the selector. */
                created_by?: components["schemas"]["StringFilter"];
                /** @description Filters by the time of the last change. */
                updated_at?: components["schemas"]["TimestampFilter"];
                /** @description Filters by who made the last change. */
                updated_by?: components["schemas"]["StringFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of selectors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagSelectorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createAssetGroupTagSelector: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetGroupTagSelectorCreation"];
            };
        };
        responses: {
            /** @description The new selector. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagSelectorAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getAssetGroupTagSelector: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of a selector of this tag. */
                asset_group_tag_selector_id: components["parameters"]["AssetGroupTagSelectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The selector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagSelectorDetailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteAssetGroupTagSelector: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of a selector of this tag. */
                asset_group_tag_selector_id: components["parameters"]["AssetGroupTagSelectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The selector is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updateAssetGroupTagSelector: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of a selector of this tag. */
                asset_group_tag_selector_id: components["parameters"]["AssetGroupTagSelectorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetGroupTagSelectorUpdate"];
            };
        };
        responses: {
            /** @description The selector as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagSelectorAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAssetGroupTagSelectorMembers: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit50"];
                /** @description Only members of these environments, by domain SID or tenant id. */
                environments?: components["parameters"]["Environments"];
                /** @description The columns to sort by, most important first; a leading hyphen means descending. Without it the order is that of `id`. */
                sort_by?: components["parameters"]["MemberSort"];
                /** @description Filters by the kind that a member is shown as. The kind of a source, such as `Base` and `AZBase`, stands for members that have no more specific one. */
                primary_kind?: components["parameters"]["MemberPrimaryKind"];
                /** @description Filters by name. */
                name?: components["parameters"]["MemberName"];
                /** @description Filters by object id. */
                object_id?: components["parameters"]["MemberObjectId"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of a selector of this tag. */
                asset_group_tag_selector_id: components["parameters"]["AssetGroupTagSelectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetGroupTagMemberPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getAssetGroupTagSelectorMemberCounts: {
        parameters: {
            query?: {
                /** @description Only members of these environments, by domain SID or tenant id. */
                environments?: components["parameters"]["Environments"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the tag. */
                asset_group_tag_id: components["parameters"]["AssetGroupTagId"];
                /** @description The id of a selector of this tag. */
                asset_group_tag_selector_id: components["parameters"]["AssetGroupTagSelectorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are, in all and of each kind that has any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberCountsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listSavedQueries: {
        parameters: {
            query?: {
                /** @description Which queries: the caller's own (`owned`), those shared with the caller (`shared`), those that are public (`public`), or all of them (`all`), in any letter case; several with commas between them. */
                scope?: components["schemas"]["SavedQueryScopesText"][];
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10000"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. By id where nothing is said. */
                sort_by?: ("id" | "-id" | "user_id" | "-user_id" | "name" | "-name" | "query" | "-query" | "description" | "-description" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
                id?: components["schemas"]["IntegerFilter"];
                user_id?: components["schemas"]["UuidFilter"];
                name?: components["schemas"]["StringFilter"];
                query?: components["schemas"]["StringFilter"];
                description?: components["schemas"]["StringFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                updated_at?: components["schemas"]["TimestampFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of saved queries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQueryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createSavedQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSavedQueryRequest"];
            };
        };
        responses: {
            /** @description The query as it was saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSavedQueryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    exportSavedQueries: {
        parameters: {
            query: {
                /** @description Which queries: the caller's own (`owned`), those shared with the caller (`shared`), those that are public (`public`), or all of them (`all`), in any letter case. Only the first value counts. */
                scope: [
                    components["schemas"]["SavedQueryScopeText"]
                ];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    /** @description Proposes a file name that holds the date. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importSavedQueries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
                "application/zip": string;
                "application/zip-compressed": string;
                "application/x-zip-compressed": string;
            };
        };
        responses: {
            /** @description What became of each query. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQueryImportAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSavedQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQueryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updateSavedQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSavedQueryRequest"];
            };
        };
        responses: {
            /** @description The query as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSavedQueryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteSavedQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getSavedQueryPermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who may read the query besides its owner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQueryReadersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    shareSavedQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedQuerySharing"];
            };
        };
        responses: {
            /** @description Who may read the query now, besides its owner; nobody when it is private. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQueryPermissionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    unshareSavedQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedQueryUnsharing"];
            };
        };
        responses: {
            /** @description No longer shared with these users. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    exportSavedQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Proposes a file name, for clients that know no more than ASCII a second one. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    runSavedQuery: {
        parameters: {
            query?: {
                /** @description As a graph with literals (`json`), or as a table (`csv`). */
                format?: "json" | "csv";
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the saved query. */
                saved_query_id: components["parameters"]["SavedQueryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RunSavedQueryRequest"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    /** @description With a table that has more rows, or is larger, than the server allows, which of both. */
                    "Result-Cut"?: "rows" | "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CypherAnswer"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit100"];
                /** @description The columns to sort by, most important first; a leading hyphen means descending. */
                sort_by?: components["parameters"]["ClientSort"];
                /** @description Filters by name. */
                name?: components["parameters"]["FilterName"];
                /** @description Filters by type. */
                type?: components["parameters"]["FilterType"];
                /** @description Filters by address. */
                ip_address?: components["parameters"]["FilterAddress"];
                /** @description Filters by host name. */
                hostname?: components["parameters"]["FilterHostname"];
                /** @description Filters by the user as whom the client runs. */
                configured_user?: components["parameters"]["FilterUser"];
                /** @description Filters by version. */
                version?: components["parameters"]["FilterVersion"];
                /** @description Filters by the security identifier of that user. */
                user_sid?: components["parameters"]["FilterSid"];
                /** @description Filters by the time of the last sign of the client. */
                last_checkin?: components["parameters"]["FilterCheckin"];
                /** @description Filters by domain controller. */
                domain_controller?: components["parameters"]["FilterController"];
                /** @description Filters by id. */
                id?: components["parameters"]["FilterClientId"];
                /** @description Filters by the job that the client runs. */
                current_job_id?: components["parameters"]["FilterCurrentJob"];
                /** @description Filters by the number of jobs that the client has done with. */
                completed_job_count?: components["parameters"]["FilterCompleted"];
                /** @description Filters by the time of creation. */
                created_at?: components["parameters"]["FilterCreated"];
                /** @description Filters by the time of the last change. */
                updated_at?: components["parameters"]["FilterUpdated"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientCreation"];
            };
        };
        responses: {
            /** @description The new client with its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientErrorReport"];
            };
        };
        responses: {
            /** @description The error is recorded. The answer has no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    reportClientState: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientState"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client. */
                client_id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client. */
                client_id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientUpdate"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client. */
                client_id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client is gone. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    rotateClientToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client. */
                client_id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listClientCompletedJobs: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit100"];
                /** @description The columns to sort by, most important first; a leading hyphen means descending. */
                sort_by?: components["parameters"]["JobSort"];
                /** @description Filters by id. */
                id?: components["parameters"]["FilterId"];
                /** @description Filters by the event that made the job. */
                event_id?: components["parameters"]["FilterEvent"];
                /** @description Filters by status. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Filters by the time from which on the job can be started. */
                execution_time?: components["parameters"]["FilterExecution"];
                /** @description Filters by the time at which the client began. */
                start_time?: components["parameters"]["FilterStart"];
                /** @description Filters by the time at which the client was done. */
                end_time?: components["parameters"]["FilterEnd"];
                /** @description Filters by the time of creation. */
                created_at?: components["parameters"]["FilterCreated"];
                /** @description Filters by the time of the last change. */
                updated_at?: components["parameters"]["FilterUpdated"];
                /** @description Whether `domains` come with names, type and existence, or with the object id alone. */
                hydrate_domains?: components["parameters"]["HydrateDomains"];
                /** @description Whether `ous` come with names, type and existence, or with the object id alone. */
                hydrate_ous?: components["parameters"]["HydrateOus"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client. */
                client_id: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createClientJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the client that is to collect. */
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledJobCreation"];
            };
        };
        responses: {
            /** @description The new job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit100"];
                /** @description The columns to sort by, most important first; a leading hyphen means descending. */
                sort_by?: components["parameters"]["JobSort"];
                /** @description Filters by id. */
                id?: components["parameters"]["FilterId"];
                /** @description Filters by client. */
                client_id?: components["parameters"]["FilterClient"];
                /** @description Filters by the event that made the job. */
                event_id?: components["parameters"]["FilterEvent"];
                /** @description Filters by status. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Filters by the time from which on the job can be started. */
                execution_time?: components["parameters"]["FilterExecution"];
                /** @description Filters by the time at which the client began. */
                start_time?: components["parameters"]["FilterStart"];
                /** @description Filters by the time at which the client was done. */
                end_time?: components["parameters"]["FilterEnd"];
                /** @description Filters by the time of creation. */
                created_at?: components["parameters"]["FilterCreated"];
                /** @description Filters by the time of the last change. */
                updated_at?: components["parameters"]["FilterUpdated"];
                /** @description Whether `domains` come with names, type and existence, or with the object id alone. */
                hydrate_domains?: components["parameters"]["HydrateDomains"];
                /** @description Whether `ous` come with names, type and existence, or with the object id alone. */
                hydrate_ous?: components["parameters"]["HydrateOus"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listFinishedJobs: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit100"];
                /** @description The columns to sort by, most important first; a leading hyphen means descending. */
                sort_by?: components["parameters"]["JobSort"];
                /** @description Filters by id. */
                id?: components["parameters"]["FilterId"];
                /** @description Filters by client. */
                client_id?: components["parameters"]["FilterClient"];
                /** @description Filters by the event that made the job. */
                event_id?: components["parameters"]["FilterEvent"];
                /** @description Filters by status. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Filters by the time from which on the job can be started. */
                execution_time?: components["parameters"]["FilterExecution"];
                /** @description Filters by the time at which the client began. */
                start_time?: components["parameters"]["FilterStart"];
                /** @description Filters by the time at which the client was done. */
                end_time?: components["parameters"]["FilterEnd"];
                /** @description Filters by the time of creation. */
                created_at?: components["parameters"]["FilterCreated"];
                /** @description Filters by the time of the last change. */
                updated_at?: components["parameters"]["FilterUpdated"];
                /** @description Whether `domains` come with names, type and existence, or with the object id alone. */
                hydrate_domains?: components["parameters"]["HydrateDomains"];
                /** @description Whether `ous` come with names, type and existence, or with the object id alone. */
                hydrate_ous?: components["parameters"]["HydrateOus"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAvailableJobs: {
        parameters: {
            query?: {
                /** @description Whether `domains` come with names, type and existence, or with the object id alone. */
                hydrate_domains?: components["parameters"]["HydrateDomains"];
                /** @description Whether `ous` come with names, type and existence, or with the object id alone. */
                hydrate_ous?: components["parameters"]["HydrateOus"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobs"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getCurrentJob: {
        parameters: {
            query?: {
                /** @description Whether `domains` come with names, type and existence, or with the object id alone. */
                hydrate_domains?: components["parameters"]["HydrateDomains"];
                /** @description Whether `ous` come with names, type and existence, or with the object id alone. */
                hydrate_ous?: components["parameters"]["HydrateOus"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    startJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobStart"];
            };
        };
        responses: {
            /** @description The job, which runs now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    endJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobEnd"];
            };
        };
        responses: {
            /** @description The job as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getJob: {
        parameters: {
            query?: {
                /** @description Whether `domains` come with names, type and existence, or with the object id alone. */
                hydrate_domains?: components["parameters"]["HydrateDomains"];
                /** @description Whether `ous` come with names, type and existence, or with the object id alone. */
                hydrate_ous?: components["parameters"]["HydrateOus"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getJobLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobLogAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    ingestBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
                "application/gzip": string;
                "application/x-gzip": string;
            };
        };
        responses: {
            /** @description The batch is stored. The answer has no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit100"];
                /** @description The columns to sort by, most important first; a leading hyphen means descending. */
                sort_by?: ("next_scheduled_at" | "-next_scheduled_at" | "id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "deleted_at" | "-deleted_at")[];
                /** @description Filters by id. */
                id?: components["parameters"]["FilterId"];
                /** @description Filters by recurrence rule. */
                rrule?: components["schemas"]["StringFilter"];
                /** @description Filters by the time of the next job. */
                next_scheduled_at?: components["schemas"]["TimestampFilter"];
                /** @description Filters by client. */
                client_id?: components["parameters"]["FilterClient"];
                /** @description Filters by the time of creation. */
                created_at?: components["parameters"]["FilterCreated"];
                /** @description Filters by the time of the last change. */
                updated_at?: components["parameters"]["FilterUpdated"];
                /** @description Filters by the time of deletion. A deleted event is not kept, so no event has one. */
                deleted_at?: components["schemas"]["TimestampFilter"];
                /** @description Filters by whether sessions are collected. */
                session_collection?: components["schemas"]["BooleanFilter"];
                /** @description Filters by whether members of local groups are collected. */
                local_group_collection?: components["schemas"]["BooleanFilter"];
                /** @description Filters by whether the directory structure is collected. */
                ad_structure_collection?: components["schemas"]["BooleanFilter"];
                /** @description Filters by whether certificate services are collected. */
                cert_services_collection?: components["schemas"]["BooleanFilter"];
                /** @description Filters by whether the registries of certificate authorities are collected. */
                ca_registry_collection?: components["schemas"]["BooleanFilter"];
                /** @description Filters by whether the registries of domain controllers are collected. */
                dc_registry_collection?: components["schemas"]["BooleanFilter"];
                /** @description Whether `domains` come with names, type and existence, or with the object id alone. */
                hydrate_domains?: components["parameters"]["HydrateDomains"];
                /** @description Whether `ous` come with names, type and existence, or with the object id alone. */
                hydrate_ous?: components["parameters"]["HydrateOus"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledEventCreation"];
            };
        };
        responses: {
            /** @description The new event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledEventAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the event. */
                event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledEventAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the event. */
                event_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduledEventUpdate"];
            };
        };
        responses: {
            /** @description The event as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledEventAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the event. */
                event_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listPlatformUsers: {
        parameters: {
            query?: {
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: ("principal_name" | "-principal_name" | "first_name" | "-first_name" | "last_name" | "-last_name" | "email_address" | "-email_address" | "id" | "-id" | "last_login" | "-last_login" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
                principal_name?: components["schemas"]["StringFilter"];
                first_name?: components["schemas"]["StringFilter"];
                last_name?: components["schemas"]["StringFilter"];
                email_address?: components["schemas"]["StringFilter"];
                id?: components["schemas"]["UuidFilter"];
                last_login?: components["schemas"]["TimestampFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                updated_at?: components["schemas"]["TimestampFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users that the filters leave, with roles and what these permit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUsersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createPlatformUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformUserCreation"];
            };
        };
        responses: {
            /** @description The new user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getPlatformUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, with roles and what these permit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deletePlatformUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updatePlatformUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformUserUpdate"];
            };
        };
        responses: {
            /** @description Updated. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    setUserSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretRequest"];
            };
        };
        responses: {
            /** @description Set. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    expireUserSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Expired. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    enrollMfa: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaEnrollment"];
            };
        };
        responses: {
            /** @description The secret, also as an image for the app to scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaSecretAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    removeMfa: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MfaRemoval"];
            };
        };
        responses: {
            /** @description Signing in takes the password alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getMfaStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activated, deactivated, or pending as long as no code has proven the secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    activateMfa: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the user. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaActivation"];
            };
        };
        responses: {
            /** @description Activated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listPlatformUsersMinimal: {
        parameters: {
            query?: {
                id?: components["schemas"]["UuidFilter"];
                first_name?: components["schemas"]["StringFilter"];
                last_name?: components["schemas"]["StringFilter"];
                email_address?: components["schemas"]["StringFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users that the filters leave. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinimalUsersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: ("id" | "-id" | "name" | "-name" | "description" | "-description" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
                id?: components["schemas"]["IntegerFilter"];
                name?: components["schemas"]["StringFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                updated_at?: components["schemas"]["TimestampFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles that the filters leave. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the role. */
                role_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role, with what it permits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listPermissions: {
        parameters: {
            query?: {
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: ("id" | "-id" | "authority" | "-authority" | "name" | "-name" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
                id?: components["schemas"]["IntegerFilter"];
                authority?: components["schemas"]["StringFilter"];
                name?: components["schemas"]["StringFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                updated_at?: components["schemas"]["TimestampFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions that the filters leave. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getPermission: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the permission. */
                permission_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: ("id" | "-id" | "user_id" | "-user_id" | "name" | "-name" | "last_access" | "-last_access" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
                id?: components["schemas"]["UuidFilter"];
                user_id?: components["schemas"]["UuidFilter"];
                name?: components["schemas"]["StringFilter"];
                hmac_method?: components["schemas"]["StringFilter"];
                last_access?: components["schemas"]["TimestampFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                updated_at?: components["schemas"]["TimestampFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens that the filters leave. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCreation"];
            };
        };
        responses: {
            /** @description The token with its key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the token. */
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token opens no session any more. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSelf: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user who sends the request, with roles and permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformUserAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listFileUploadJobs: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit100"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. The newest job comes first by default. */
                sort_by?: ("id" | "-id" | "user_id" | "-user_id" | "user_email_address" | "-user_email_address" | "status" | "-status" | "status_message" | "-status_message" | "start_time" | "-start_time" | "end_time" | "-end_time" | "last_ingest" | "-last_ingest" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "deleted_at" | "-deleted_at")[];
                id?: components["schemas"]["IntegerFilter"];
                user_id?: components["schemas"]["UuidFilter"];
                user_email_address?: components["schemas"]["StringFilter"];
                status?: components["schemas"]["IntegerFilter"];
                status_message?: components["schemas"]["StringFilter"];
                start_time?: components["schemas"]["TimestampFilter"];
                end_time?: components["schemas"]["TimestampFilter"];
                last_ingest?: components["schemas"]["TimestampFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                updated_at?: components["schemas"]["TimestampFilter"];
                deleted_at?: components["schemas"]["TimestampFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadJobPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAcceptedFileTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The media types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedFileTypes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    startFileUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new job. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadJobAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The name under which the file appears in the job's completed tasks. */
                "X-File-Upload-Name"?: string;
            };
            path: {
                /** @description The id of the upload job. */
                file_upload_id: components["parameters"]["FileUploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
                "application/zip": string;
                "application/zip-compressed": string;
                "application/x-zip-compressed": string;
            };
        };
        responses: {
            /** @description The file is stored. The answer has no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endFileUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the upload job. */
                file_upload_id: components["parameters"]["FileUploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files will be ingested. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listCompletedTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the upload job. */
                file_upload_id: components["parameters"]["FileUploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files that have been read so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletedTasks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getAnalysisRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisRequestAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    requestAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An analysis will run. The answer has no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    cancelAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request is withdrawn. The answer has no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getDatapipeStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is being done now, and how the last analysis went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatapipeStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAuditLogs: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit1000"];
                /** @description Only entries before this time; now by default. */
                before?: string;
                /** @description Only entries after this time; one year earlier than `before` by default. */
                after?: string;
                /** @description Columns to sort by, in order; a leading hyphen means descending. The newest entry comes first by default. */
                sort_by?: ("id" | "-id" | "created_at" | "-created_at" | "actor_id" | "-actor_id" | "actor_name" | "-actor_name" | "actor_email" | "-actor_email" | "action" | "-action" | "request_id" | "-request_id" | "source_ip_address" | "-source_ip_address" | "status" | "-status")[];
                id?: components["schemas"]["IntegerFilter"];
                created_at?: components["schemas"]["TimestampFilter"];
                actor_id?: components["schemas"]["StringFilter"];
                actor_name?: components["schemas"]["StringFilter"];
                actor_email?: components["schemas"]["StringFilter"];
                action?: components["schemas"]["StringFilter"];
                request_id?: components["schemas"]["UuidFilter"];
                source_ip_address?: components["schemas"]["StringFilter"];
                status?: components["schemas"]["StringFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    searchEntities: {
        parameters: {
            query: {
                /** @description The text to look for. */
                q: string;
                /** @description Only nodes of this kind. */
                type?: string;
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nodes found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAvailableDomains: {
        parameters: {
            query?: {
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: ("objectid" | "-objectid" | "name" | "-name")[];
                objectid?: components["schemas"]["StringFilter"];
                name?: components["schemas"]["StringFilter"];
                collected?: components["schemas"]["BooleanFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains and tenants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableDomains"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getMetaNode: {
        parameters: {
            query?: {
                /** @description The id of the zone's tag; Tier Zero where it is absent. With 0 the node stands for everything in the domain that is in no zone (Hygiene). */
                asset_group_tag_id?: number;
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the domain or tenant. */
                domain_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Graph nodes by their id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getDomain: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updateDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDomainRequest"];
            };
        };
        responses: {
            /** @description The mark as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDomainAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listDomainRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. `foreign-…` are those of other domains: members of groups of this one, and those that control its policies or administer its computers. */
                related: "users" | "groups" | "computers" | "ous" | "gpos" | "foreign-users" | "foreign-groups" | "foreign-gpo-controllers" | "foreign-admins" | "inbound-trusts" | "outbound-trusts" | "controllers" | "linked-gpos" | "dc-syncers" | "adcs-escalations";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getUserEntity: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listUserRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. The lists of rights hold what this object can do to others, the lists of users and admins hold who can do so to this object. `controllers` are the objects that control this one, `controllables` those that it controls. */
                related: "sessions" | "memberships" | "admin-rights" | "rdp-rights" | "ps-remote-rights" | "dcom-rights" | "sql-admin-rights" | "constrained-delegation-rights" | "controllables" | "controllers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getGroupEntity: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listGroupRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. The lists of rights hold what this object can do to others, the lists of users and admins hold who can do so to this object. `controllers` are the objects that control this one, `controllables` those that it controls. */
                related: "members" | "memberships" | "sessions" | "admin-rights" | "rdp-rights" | "ps-remote-rights" | "dcom-rights" | "controllables" | "controllers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getComputerEntity: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listComputerRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. The lists of rights hold what this object can do to others, the lists of users and admins hold who can do so to this object. `controllers` are the objects that control this one, `controllables` those that it controls. */
                related: "sessions" | "admin-users" | "admin-rights" | "rdp-users" | "rdp-rights" | "ps-remote-users" | "ps-remote-rights" | "dcom-users" | "dcom-rights" | "sql-admins" | "constrained-users" | "constrained-delegation-rights" | "group-membership" | "controllables" | "controllers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getOuEntity: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listOuRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "users" | "groups" | "computers" | "gpos";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getGpoEntity: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listGpoRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. All but `controllers` are objects that the policy applies to. */
                related: "users" | "computers" | "ous" | "tier-zero" | "controllers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getContainerEntity: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listContainerRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getCertTemplate: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listCertTemplateControllers: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listPublishedToCas: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getEnterpriseCa: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listEnterpriseCaRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "pki-hierarchy" | "published-templates";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getRootCa: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listRootCaRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "pki-hierarchy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getAiaCa: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAiaCaRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "pki-hierarchy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getNtAuthStore: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listNtAuthStoreRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "trusted-cas";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getIssuancePolicy: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listIssuancePolicyRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. */
                related: "controllers" | "linked-templates";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getBaseEntity: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listBaseRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. `controllers` are the objects that control this one, `controllables` those that it controls. */
                related: "controllables" | "controllers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getAzureEntity: {
        parameters: {
            query?: {
                /** @description Whether to add how many objects are related to this one. */
                count?: components["parameters"]["Count"];
                /** @description The same as `count`; where both are sent, this one applies. */
                counts?: components["parameters"]["Counts"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its kinds and properties, and the counts if they are wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntityAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listAzureRelated: {
        parameters: {
            query?: {
                /** @description How many results to leave out from the start. */
                skip?: components["parameters"]["Skip"];
                /** @description How many results to answer with at most. With 0 the page is empty and `count` is still true. */
                limit?: components["parameters"]["Limit10"];
                /** @description `list` answers one page of nodes. `graph` answers all of them with the edges that relate them, without an envelope; `skip`, `limit` and `sort_by` do not apply to it then. */
                type?: components["parameters"]["ResultType"];
                /** @description Columns to sort by, in order; a leading hyphen means descending. */
                sort_by?: components["parameters"]["NodeSortBy"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The object id of the node, compared exactly. The slashes in the ids of cloud resources are to be percent-encoded. */
                object_id: components["parameters"]["ObjectId"];
                /** @description Which objects to list. `inbound-control` holds the objects that control this one, `outbound-control` those that it controls. */
                related: "inbound-control" | "outbound-control" | "members" | "memberships" | "roles" | "descendants";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RelatedNodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    runCypherQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CypherQueryRequest"];
            };
        };
        responses: {
            /** @description The result as a graph and literals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CypherAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    explainCypherQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExplainCypherRequest"];
            };
        };
        responses: {
            /** @description The SQL and its plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainCypherAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listKinds: {
        parameters: {
            query?: {
                type?: components["schemas"]["KindTypeFilter"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names of the kinds, sorted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KindsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getShortestPath: {
        parameters: {
            query: {
                /** @description The object id of the node at which the paths start, compared exactly. */
                start_node: components["parameters"]["StartNode"];
                /** @description The object id of the node at which they end, compared exactly. It must be another one. */
                end_node: components["parameters"]["EndNode"];
                /** @description The kinds of edges to follow: `in:` and their names with commas between them, or `nin:` and those that are not followed. */
                relationship_kinds?: string;
                /** @description With true only edges of traversable kinds are followed, also of those that `relationship_kinds` names; with false edges of any kind. Where it is absent, `in:` is taken at its word, and in all other cases only edges of traversable kinds are followed. */
                only_traversable?: components["schemas"]["BooleanText"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nodes and edges of the paths. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PathsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    findPaths: {
        parameters: {
            query: {
                /** @description The object id of the node at which the paths start, compared exactly. */
                start_node: components["parameters"]["StartNode"];
                /** @description The object id of the node at which they end, compared exactly. It must be another one. */
                end_node: components["parameters"]["EndNode"];
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nodes and edges of the paths, by their keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PathItemsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    searchGraph: {
        parameters: {
            query: {
                /** @description A name or an object id. */
                query: string;
                /** @description Whether names and object ids contain the text, or are the text. */
                type?: "fuzzy" | "exact";
                /** @description How many nodes to answer with at most. */
                limit?: number;
            };
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nodes found, by their key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraphSearchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    listCustomNodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every custom node kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomNodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    createCustomNodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCustomNodesRequest"];
            };
        };
        responses: {
            /** @description The new custom node kinds. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomNodesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    getCustomNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The name of the kind, compared exactly, case included. */
                kind_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom node kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    updateCustomNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The name of the kind, compared exactly, case included. */
                kind_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCustomNodeRequest"];
            };
        };
        responses: {
            /** @description The custom node kind as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomNodeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
    deleteCustomNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description How long the server may take until the first byte of its answer, in seconds (RFC 7240). `wait=-1` lifts the limit where the installation allows that. A missed deadline answers 504, and the work stops. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The name of the kind, compared exactly, case included. */
                kind_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. The answer has no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["DeadlineExceeded"];
        };
    };
}
